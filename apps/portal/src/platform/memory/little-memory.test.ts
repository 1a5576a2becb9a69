import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { startWithLittleMemory } from './little-memory.server.ts'

const flags = ['--max-semi-space-size=16', '--heap-growing-percent=50']
const settings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
}
const started = { argv: ['/node', '/main.ts', 'x'], env: {}, execArgv: [], execPath: '/node' }

describe('how a program has to be started', () => {
  it('adds what is missing and keeps what was given', () => {
    expect(
      startWithLittleMemory({ ...started, env: { PORT: '3000' }, execArgv: ['--no-warnings'] }),
    ).toEqual({
      arguments: ['/node', ...flags, '--no-warnings', '/main.ts', 'x'],
      environment: { ...settings, PORT: '3000' },
    })
  })

  it('is as it was where nothing is missing', () => {
    expect(startWithLittleMemory({ ...started, env: settings, execArgv: flags })).toBeNull()
  })

  it('starts again for a missing flag, or a missing setting, alone', () => {
    const [flag = '', ...others] = flags
    expect(
      startWithLittleMemory({ ...started, env: settings, execArgv: others })?.arguments,
    ).toContain(flag)
    expect(
      startWithLittleMemory({ ...started, env: { MALLOC_ARENA_MAX: '2' }, execArgv: flags })
        ?.environment,
    ).toEqual(settings)
  })

  it('leaves what an operator decided, in both ways to write a flag', () => {
    expect(
      startWithLittleMemory({
        ...started,
        env: { MALLOC_ARENA_MAX: '8', NODE_OPTIONS: '--no-warnings --heap_growing_percent=100' },
        execArgv: ['--max_semi_space_size=64'],
      }),
    ).toEqual({
      arguments: ['/node', '--max_semi_space_size=64', '/main.ts', 'x'],
      environment: {
        ...settings,
        MALLOC_ARENA_MAX: '8',
        NODE_OPTIONS: '--no-warnings --heap_growing_percent=100',
      },
    })
  })
})

describe('a program', () => {
  it('is itself with what it lacked', async () => {
    const { pid, found } = await run({ NODE_ENV: 'production' })
    expect(found).toEqual({
      pid,
      execArgv: [...flags, '--no-warnings'],
      given: ['x'],
      env: expect.objectContaining({ ...settings, NODE_ENV: 'production' }),
    })
  })

  it('is left alone in development, where it is watched', async () => {
    const { found } = await run({ NODE_ENV: 'development' })
    expect(found.execArgv).toEqual(['--no-warnings'])
  })
})

async function run(environment: NodeJS.ProcessEnv) {
  const program = fileURLToPath(new URL('./little-memory.testing.ts', import.meta.url))
  const { NODE_OPTIONS: _, MALLOC_ARENA_MAX: __, ...inherited } = process.env
  const child = spawn(process.execPath, ['--no-warnings', program, 'x'], {
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return { pid: child.pid, found: JSON.parse(await text(child.stdout)) }
}
