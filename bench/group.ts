import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { endGroup } from '../scripts/process-group.ts'
import { Stopped } from '../scripts/stop-signal.ts'

/**
 * Runs a script in a group of processes of its own: what it has started ends with it, and with us,
 * even when one of us is killed. The script says `endWithStarter()`.
 *
 * @returns its exit code
 * @throws {Stopped} the user stopped it
 */
export async function runInGroup(
  script: string,
  options: { given: readonly string[]; environment: NodeJS.ProcessEnv; stop: AbortSignal },
): Promise<number> {
  if (options.stop.aborted) throw new Stopped()
  const leader = spawn(process.execPath, [script, ...options.given], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...options.environment },
    detached: true,
  })
  const ended = once(leader, 'exit')
  const end = async () => {
    if (leader.pid) await endGroup(leader.pid, { graceMilliseconds: 1_000 })
  }
  options.stop.addEventListener('abort', end)
  const [code] = await ended
  await end()
  if (options.stop.aborted) throw new Stopped()
  return typeof code === 'number' ? code : 1
}

/** When the starting process has died, nothing else ends our group. */
export function endWithStarter(): void {
  process.once('disconnect', () => process.kill(-process.pid, 'SIGKILL'))
  process.channel?.unref()
}
