import { isAlive } from './process-identity.ts'
import { waitUntil } from './wait.ts'

/** Ends a process that leads its own group, and all that it has started: asks first, then forces. */
export async function endGroup(
  pid: number,
  options: { graceMilliseconds: number; hurry?: AbortSignal },
): Promise<void> {
  signalGroup(pid, 'SIGTERM')
  await waitUntil(() => !isAlive(pid) || options.hurry?.aborted === true, {
    milliseconds: options.graceMilliseconds,
  })
  signalGroup(pid, 'SIGKILL')
  await waitUntil(() => !isAlive(pid), { milliseconds: 5_000 })
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
