const longestRun = 20 * 60_000

/**
 * Calls `end` when a command has taken too long: when it has written nothing for `quietMilliseconds`,
 * or without them when it has run for 20 minutes.
 */
export function startLimit(quietMilliseconds: number | undefined, end: () => void) {
  const timer = setTimeout(end, quietMilliseconds ?? longestRun)
  return {
    /** The command has written something. */
    noteOutput(): void {
      if (quietMilliseconds !== undefined) timer.refresh()
    },
    stop: () => clearTimeout(timer),
  }
}
