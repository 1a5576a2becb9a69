import type { Log } from '#platform/log.server.ts'
import type { Jobs } from './jobs.server.ts'

export type PausableJobs = Jobs & {
  /** Looks again whether jobs may run, and starts or stops them. */
  follow(): void
}

/**
 * Jobs that run only while they may.
 * @param create makes a queue, which is started and stopped once
 */
export function createPausableJobs(
  create: () => Jobs,
  { mayRun, log }: { mayRun: () => boolean; log: Log },
): PausableJobs {
  let jobs: Jobs | undefined
  let state: 'new' | 'started' | 'stopped' = 'new'
  let last: Promise<void> = Promise.resolve()

  async function adapt(): Promise<void> {
    const shouldRun = state === 'started' && mayRun()
    if (shouldRun && !jobs) {
      const created = create()
      await created.start().catch(async (error: unknown) => {
        await created.stop()
        throw error
      })
      jobs = created
    } else if (!shouldRun && jobs) {
      const ended = jobs
      jobs = undefined
      await ended.stop()
    }
  }

  /** One after the other: of two changes in a row the second sees what the first has done. */
  function adaptNext(): Promise<void> {
    const next = last.then(adapt)
    last = next.catch(() => undefined)
    return next
  }

  return {
    start() {
      state = 'started'
      return adaptNext()
    },
    stop() {
      state = 'stopped'
      return adaptNext()
    },
    follow() {
      adaptNext().catch((error: unknown) =>
        log.error({ error }, 'the queue could not be started or stopped'),
      )
    },
    health: () => jobs?.health() ?? (state === 'started' && !mayRun() ? 'degraded' : 'unavailable'),
  }
}
