import { bringUp } from './bring-up.ts'
import { claimClone } from './claim-clone.ts'
import { followUp } from './follow-up.ts'
import { createLocalContext, type Mode } from './local-context.ts'
import { elapsed, reportFailure, say } from './progress.ts'
import { Stopped } from './stop-signal.ts'
import { describeLocalSite } from './summary.ts'

/**
 * Runs the whole of Trivsel on this machine until it is stopped.
 *
 * @returns the exit code
 */
export async function runLocally(mode: Mode): Promise<number> {
  const start = performance.now()
  const context = createLocalContext(mode)
  let wentWell = true
  try {
    await claimClone(context)
    const tasks = await bringUp(context)
    const following = tasks.map(({ what }) => what)
    say(describeLocalSite(context, { time: elapsed(start), following }))
    const rest = followUp(tasks, { ...context, start })
    const failure = await context.end
    wentWell = await rest.end()
    if (failure) throw failure
  } catch (error) {
    if (!(error instanceof Stopped)) {
      reportFailure(error)
      wentWell = false
    }
  }
  return (await context.teardown.run()) && wentWell ? 0 : 1
}
