#!/bin/sh
# Launcher, init and watchdog of agent processes. Usage:
#   launch.sh exec NETWORK PROGRAM ARG...       waits at its gate, then becomes the program
#   launch.sh init NETWORK PROGRAM ARG...       the same as process 1 of a namespace, with the program as its child
#   launch.sh watch PGID MARKER                 kills what is left of a process group when the harness dies
# File 3 is the lifeline: a line on it opens the gate, its end means that the harness is dead. On file 4 the launcher
# says how far it is: `at-gate`, `through`; the init also `ended`, and what outlived the program.
# NETWORK is `none` where the namespace has no network but a loopback to be set up.

system_path=/usr/sbin:/usr/bin:/sbin:/bin

gate() {
  echo at-gate >&4
  read -r word <&3 || exit 70
  [ "$word" = go ] || exit 70
  [ "$1" != none ] || PATH=$system_path ip link set lo up || exit 71
  echo through >&4
}

# Finds the processes of the namespace but for the init and its watcher; zombies are dead. No child is started for it.
find_left() {
  left=
  for folder in /proc/[0-9]*; do
    number=${folder#/proc/}
    [ "$number" != 1 ] && [ "$number" != "$watcher" ] || continue
    { read -r stat <"$folder/stat"; } 2>/dev/null || continue
    rest=${stat##*) }
    case $rest in Z* | X*) continue ;; esac
    name=${stat#*(}
    left="${left}left $number ${name%)*}
"
  done
}

run_as_init() {
  network=$1
  shift
  gate "$network"
  (
    trap '' TERM INT HUP
    while read -r word <&3; do :; done
    while kill -KILL -1; do :; done
  ) >/dev/null 2>&1 4>&- &
  watcher=$!
  "$@" 3<&- 4>&-
  status=$?
  echo ended >&4
  # What is just ending by itself gets a moment.
  find_left
  if [ -n "$left" ]; then
    PATH=$system_path sleep 0.05
    find_left
    printf %s "$left" >&4
  fi
  exit "$status"
}

# Kills every process that was started with the marker; says whether there was one. The first look is at all of them
# at once and may find too many, the second is exact.
kill_marked() {
  found=1
  for file in $(PATH=$system_path grep -lsF "AGENT_BENCH_LAUNCH_ID=$1" /proc/[0-9]*/environ); do
    PATH=$system_path tr '\0' '\n' <"$file" | PATH=$system_path grep -qxF "AGENT_BENCH_LAUNCH_ID=$1" || continue
    number=${file#/proc/}
    kill -KILL "${number%/environ}" && found=0
  done
  return "$found"
}

# Goes on until nothing was found twice: a process may fork behind the back of one look.
watch() {
  trap '' TERM INT HUP
  echo ready
  while read -r word <&3; do
    [ "$word" != done ] || exit 0
  done
  exec 2>/dev/null
  empty=0
  round=0
  while [ "$empty" -lt 2 ] && [ "$round" -lt 100 ]; do
    empty=$((empty + 1))
    kill -KILL "-$1" && empty=0
    kill_marked "$2" && empty=0
    [ "$empty" = 0 ] || PATH=$system_path sleep 0.02
    round=$((round + 1))
  done
}

mode=$1
shift
case $mode in
  exec)
    gate "$1"
    shift
    exec "$@" 3<&- 4>&-
    ;;
  init) run_as_init "$@" ;;
  watch) watch "$@" ;;
esac
