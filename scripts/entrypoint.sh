#!/bin/sh
# The image's entry point: starts the part of Dakpion that its first argument names.
#   gateway | order | pricing | dispatch | webhook   one service of the cluster
#   dakpion                                          the whole system in one process (the default)
#   dakpion <command> … or cli <command> …           the command line, e.g. dakpion topics apply
set -eu

part=${1:-dakpion}
[ $# -eq 0 ] || shift

case $part in
  gateway | order | pricing | dispatch | webhook | cli) app=$part ;;
  dakpion) if [ $# -eq 0 ]; then app=dakpion; else app=cli; fi ;;
  *)
    echo "Dakpion has no part named $part: gateway, order, pricing, dispatch, webhook, dakpion or cli" >&2
    exit 64
    ;;
esac

exec node --enable-source-maps "$(dirname "$0")/../apps/$app/dist/main.js" "$@"
