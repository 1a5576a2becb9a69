import { elapsed, reportFailure, say } from './progress.ts'
import { Stopped } from './stop-signal.ts'

/** Said at the end; benchmarks wait for it. */
export const everythingIsThere = 'Everything is there'

/** What the site can do without for a while. */
export type FollowUp = {
  /** As it is said on the console: `all sizes of the pictures` */
  what: string
  run(stop: AbortSignal): Promise<unknown>
}

/**
 * Does what follows while the site is up, all at once, and says when all of it is there. What fails
 * is reported, and the site stays up without it.
 * @param context.start when everything began, of `performance.now()`
 */
export function followUp(
  tasks: readonly FollowUp[],
  context: { start: number; stop: AbortSignal },
): { end(): Promise<boolean> } {
  const ending = new AbortController()
  const stop = AbortSignal.any([context.stop, ending.signal])
  const work = Promise.all(tasks.map((task) => runOne(task, stop))).then((outcomes) => {
    if (outcomes.length > 0 && outcomes.every((outcome) => outcome === 'complete'))
      say(`${everythingIsThere}  ${elapsed(context.start)}`)
    return !outcomes.includes('failed')
  })
  return {
    /**
     * Stops what is not there yet, and waits until it has ended.
     * @returns whether nothing has failed
     */
    end() {
      ending.abort(new Stopped())
      return work
    },
  }
}

async function runOne(
  { what, run }: FollowUp,
  stop: AbortSignal,
): Promise<'complete' | 'stopped' | 'failed'> {
  try {
    await run(stop)
    return 'complete'
  } catch (error) {
    if (error instanceof Stopped) return 'stopped'
    reportFailure(error)
    say(`The site stays up without ${what}. The next start tries again.`)
    return 'failed'
  }
}
