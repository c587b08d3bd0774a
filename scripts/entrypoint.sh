#!/bin/sh
# The image's entry point: starts the program that its first argument names.
#   gateway | order | pricing | dispatch | webhook   one service of the cluster (PROFILE=cluster unless it is set)
#   dakpion                                          the whole system in one process (the default)
#   dakpion <command> … or cli <command> …           the command line, e.g. dakpion topics apply
set -eu

part=${1:-dakpion}
[ $# -eq 0 ] || shift

options=--enable-source-maps
case $part in
  gateway | order | pricing | dispatch | webhook)
    app=$part
    # A single service cannot reach any other in the embedded profile.
    export PROFILE="${PROFILE:-cluster}"
    ;;
  cli) app=cli ;;
  dakpion)
    if [ $# -eq 0 ]; then
      app=dakpion
      # Five services in one process hold more short-lived data than V8's default of 16 MB: a larger space saves 4 to 20 % of CPU.
      options="--max-semi-space-size=32 $options"
    else
      app=cli
    fi
    ;;
  *)
    echo "Dakpion has no part named $part: gateway, order, pricing, dispatch, webhook, dakpion or cli" >&2
    exit 64
    ;;
esac

# shellcheck disable=SC2086 # several words
exec node $options "$(dirname "$0")/../dist/programs/$app.js" "$@"
