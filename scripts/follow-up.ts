import { elapsed, say } from './progress.ts'
import { Stopped } from './stop-signal.ts'
import { together } from './together.ts'

/** What the site can do without for a while. */
export type FollowUp = {
  /** As it is said on the console: `the pictures in all sizes` */
  what: string
  run(stop: AbortSignal): Promise<unknown>
}

/**
 * Does what follows while the site is up, and says when all of it is there.
 * @param context.start when everything began, of `performance.now()`
 * @param context.onFailure hears what failed; the rest is stopped
 */
export function followUp(
  tasks: readonly FollowUp[],
  context: { start: number; stop: AbortSignal; onFailure: (error: Error) => void },
): { end(): Promise<void> } {
  const { start, stop, onFailure } = context
  const ending = new AbortController()
  const work = run(AbortSignal.any([stop, ending.signal]))

  async function run(stopping: AbortSignal): Promise<void> {
    if (tasks.length === 0) return
    try {
      await together(
        stopping,
        tasks.map((task) => (either) => task.run(either)),
      )
      say(`Everything is there  ${elapsed(start)}`)
    } catch (error) {
      if (error instanceof Stopped) return
      onFailure(error instanceof Error ? error : new Error(String(error)))
    }
  }

  return {
    /** Stops what is not there yet, and waits until it has ended. */
    async end() {
      ending.abort(new Stopped())
      await work
    },
  }
}
