import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { isAlive } from '../scripts/process-identity.ts'
import { waitUntil } from '../scripts/wait.ts'

const started: number[] = []
afterEach(() => {
  for (const pid of started.splice(0)) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
})

/** Who starts the script, the script, and a program that it has started. */
async function startAll(): Promise<{ starter: ChildProcess; script: number; program: number }> {
  const starter = spawn(process.execPath, [join(import.meta.dirname, 'group.testing.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!starter.stdout) throw new Error('no output')
  const [line] = await once(starter.stdout, 'data')
  const { script, program } = JSON.parse(String(line))
  started.push(script, program)
  return { starter, script, program }
}

const gone = (...processes: number[]) =>
  waitUntil(() => !processes.some(isAlive), { milliseconds: 10_000 })

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'nothing is left when who started it is ended by %s',
  async (signal) => {
    const { starter, script, program } = await startAll()
    expect([script, program].map(isAlive)).toEqual([true, true])
    starter.kill(signal)
    expect(await gone(script, program)).toBe(true)
  },
)

test('nothing is left when the script is killed', async () => {
  const { starter, script, program } = await startAll()
  process.kill(script, 'SIGKILL')
  const [code] = await once(starter, 'exit')
  expect(await gone(program)).toBe(true)
  expect(code).toBe(1)
})
