#!/bin/sh
# Starts Reckon with the Java that built it; failing that with $RECKON_JAVA, or with the java on the PATH if it is new enough.

# The folder of this script, through any symbolic links.
self=$0
while [ -L "$self" ]; do
    target=$(readlink -- "$self")
    case $target in
        /*) self=$target ;;
        *) self=$(dirname -- "$self")/$target ;;
    esac
done
home=$(CDPATH='' cd -- "$(dirname -- "$self")/.." && pwd -P) || exit 1

# Java takes the encoding of file names from the locale: with none, a Chinese name is lost.
case ${LC_ALL:-${LC_CTYPE:-${LANG:-}}} in
    '' | C | POSIX) export LC_ALL=C.UTF-8 ;;
esac

is_new_enough() {
    feature=$("$1" -XshowSettings:properties -version 2>&1 | sed -n 's/^ *java\.specification\.version = \([0-9]*\).*/\1/p')
    [ "${feature:-0}" -ge 25 ]
}

built_with=@JAVA_HOME@/bin/java
if [ -x "$built_with" ]; then
    java=$built_with
elif [ -n "${RECKON_JAVA:-}" ] && is_new_enough "$RECKON_JAVA"; then
    java=$RECKON_JAVA
elif command -v java >/dev/null 2>&1 && is_new_enough java; then
    java=java
else
    echo "reckon: no Java 25 or newer found: set RECKON_JAVA to the java command of one" >&2
    exit 1
fi

exec "$java" --module-path "$home/lib" --enable-native-access=javafx.graphics,reckon --module reckon/reckon.Main "$@"
