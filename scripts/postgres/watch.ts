import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from '../process-identity.ts'

const restartLimit = 5

/**
 * Starts the server again when it was killed. It comes back on the same port, so that the
 * connections of the applications only have to be opened again.
 */
export function watchPostmaster(options: {
  pid: number
  isMine: () => boolean
  restart: () => Promise<number>
  onProgress: (line: string) => void
}): { end(): Promise<void> } {
  let pid = options.pid
  let restarts = 0
  let restarting: Promise<void> | undefined
  const timer = setInterval(() => {
    if (restarting || isAlive(pid) || !options.isMine()) return
    restarting = restart().finally(() => {
      restarting = undefined
    })
  }, 250)
  timer.unref()

  async function restart() {
    restarts += 1
    if (restarts > restartLimit) {
      clearInterval(timer)
      options.onProgress(`PostgreSQL ended ${restarts} times and is not started again`)
      return
    }
    options.onProgress('PostgreSQL has ended unexpectedly: starting it again')
    await sleep(100 * restarts)
    try {
      pid = await options.restart()
      options.onProgress('PostgreSQL is back')
    } catch (error) {
      options.onProgress(error instanceof Error ? error.message : String(error))
    }
  }

  return {
    async end() {
      clearInterval(timer)
      await restarting
    },
  }
}
