export type StopSignal = {
  /** The user (or the system) wants an end: stop cleanly. */
  stop: AbortSignal
  /** Asked again: stop at once. */
  hurry: AbortSignal
}

/** npm, the shell and the terminal pass on the same Ctrl-C up to three times. */
const sameKeyPressMilliseconds = 800

/** Listens for Ctrl-C, SIGTERM, a closed terminal, and the death of the process that started us. */
export function listenForStop(): StopSignal {
  const stop = new AbortController()
  const hurry = new AbortController()
  let first = 0
  const onSignal = () => {
    if (!stop.signal.aborted) {
      first = performance.now()
      stop.abort(new Stopped())
    } else if (performance.now() - first > sameKeyPressMilliseconds) hurry.abort(new Stopped())
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  if (process.channel) {
    process.channel.unref()
    process.once('disconnect', onSignal)
  }
  // After its terminal is closed, every line would be an error.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  return { stop: stop.signal, hurry: hurry.signal }
}

/** Thrown out of a step that the user has stopped: not a failure. */
export class Stopped extends Error {
  override name = 'Stopped'
}
