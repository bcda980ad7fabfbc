#!/bin/sh
# The gate's Chromium where operators are root: a container gives it no sandbox of its own, so it runs as a user who can
# read no key and write to no store, with nothing of the operator's environment.
set -eu
[ "$(id -u)" = 0 ] || exec /usr/bin/chromium "$@"
for argument; do
  case $argument in
    --user-data-dir=*) chown -R gate: "${argument#--user-data-dir=}" ;;
  esac
done
exec setpriv --reuid=gate --regid=gate --init-groups --no-new-privs --inh-caps=-all --bounding-set=-all --reset-env \
  /usr/bin/chromium "$@"
