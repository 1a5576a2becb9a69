import { Stopped } from './stop-signal.ts'

/**
 * Runs tasks at the same time. When one fails the others are stopped, and all have ended when the
 * failure is thrown.
 */
export async function together(
  stop: AbortSignal,
  tasks: readonly ((stop: AbortSignal) => Promise<unknown>)[],
): Promise<void> {
  const failed = new AbortController()
  const either = AbortSignal.any([stop, failed.signal])
  let failure: unknown
  await Promise.all(
    tasks.map(async (task) => {
      try {
        await task(either)
      } catch (error) {
        if (!failed.signal.aborted) failure = error
        failed.abort(new Stopped())
      }
    }),
  )
  if (failed.signal.aborted) throw failure
}
