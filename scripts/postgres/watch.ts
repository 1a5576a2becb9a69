import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from '../process-identity.ts'

const restartLimit = 5
/** After this long in good health the restarts are counted from the beginning. */
const healthyMilliseconds = 60_000

/**
 * Starts the server again when it was killed. It comes back on the same port, so that the
 * connections of the applications only have to be opened again.
 *
 * @param options.onFailure hears that it has ended too often to be started again
 */
export function watchPostmaster(options: {
  pid: number
  isMine: () => boolean
  restart: () => Promise<number>
  onProgress: (line: string) => void
  onFailure: (reason: string) => void
  now?: () => number
  /** Milliseconds between two checks. */
  every?: number
}): { end(): Promise<void> } {
  const { now = () => performance.now(), every = 250 } = options
  let pid = options.pid
  let restarts = 0
  let restartedAt = now()
  let restarting: Promise<void> | undefined
  const timer = setInterval(() => {
    if (restarting || isAlive(pid) || !options.isMine()) return
    restarting = restart().finally(() => {
      restarting = undefined
    })
  }, every)
  timer.unref()

  async function restart() {
    if (now() - restartedAt > healthyMilliseconds) restarts = 0
    restarts += 1
    if (restarts > restartLimit) {
      clearInterval(timer)
      options.onFailure(`PostgreSQL has ended ${restarts} times in a row and is not started again`)
      return
    }
    options.onProgress('PostgreSQL has ended unexpectedly: starting it again')
    await sleep((every / 2.5) * restarts)
    try {
      pid = await options.restart()
      options.onProgress('PostgreSQL is back')
    } catch (error) {
      options.onProgress(error instanceof Error ? error.message : String(error))
    }
    restartedAt = now()
  }

  return {
    async end() {
      clearInterval(timer)
      await restarting
    },
  }
}
