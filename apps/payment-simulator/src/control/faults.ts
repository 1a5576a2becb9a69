import { setTimeout as wait } from 'node:timers/promises'
import { systemError } from '../order/problem.ts'
import { answerProblem } from '../wire/answers.ts'
import type { Connection } from './connection.ts'
import type { Fault } from './switches.ts'

/**
 * Responds with the fault. The work is done before it, after it, or not at all. Faults that change the
 * work or the response body are handled there, not here.
 */
export async function withFault(
  fault: Fault | undefined,
  connection: Connection,
  work: () => Response | Promise<Response>,
): Promise<Response> {
  const workIfAfter = async () => {
    if (fault && 'when' in fault && fault.when === 'after') await work()
  }
  switch (fault?.kind) {
    case 'timeout':
      await workIfAfter()
      return connection.neverAnswer()
    case 'reset':
      await workIfAfter()
      return connection.reset()
    case 'restart':
      await workIfAfter()
      connection.restart(fault.downMilliseconds)
      return connection.reset()
    case 'status':
      await workIfAfter()
      return answerProblem(systemError(fault.status))
    case 'slow': {
      if (fault.when === 'before') {
        await wait(fault.seconds * 1_000)
        return work()
      }
      const answer = await work()
      await wait(fault.seconds * 1_000)
      return answer
    }
    case 'cut':
      return connection.cut(await work())
    case 'not-json':
      await work()
      return new Response('<html><body><h1>Service Unavailable</h1></body></html>', {
        headers: { 'content-type': 'text/html' },
      })
    case 'not-found':
      return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } })
    default:
      return work()
  }
}
