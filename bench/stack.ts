import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { repositoryRoot } from '../scripts/places.ts'
import { PlainError } from '../scripts/progress.ts'

const startWithin = 300_000

export type TemporaryStack = { stop(): Promise<void> }

/**
 * Everything that `npm start` starts, with the demo scenario, on ports and data of its own.
 * Nothing of it is left after `stop`.
 *
 * @param databaseUrl an empty database; without it the stack starts a PostgreSQL of its own
 * @throws {PlainError} it did not come up
 */
export async function startTemporaryStack(options: {
  portalPort: number
  cmsPort: number
  databaseUrl?: string | undefined
  environment?: NodeJS.ProcessEnv
}): Promise<TemporaryStack> {
  const folder = await mkdtemp(join(tmpdir(), 'trivsel-stack-'))
  const portalUrl = `http://localhost:${options.portalPort}`
  const { NODE_ENV: _, ...environment } = process.env
  const stack = spawn(process.execPath, [join(repositoryRoot, 'scripts/start.ts')], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...environment,
      ...options.environment,
      DATA_DIR: join(folder, 'data'),
      PORT: String(options.portalPort),
      CMS_PORT: String(options.cmsPort),
      PORTAL_URL: portalUrl,
      CMS_URL: `http://localhost:${options.cmsPort}`,
      DATABASE_URL: options.databaseUrl ?? '',
      TRIVSEL_ENV: 'local',
    },
  })
  stack.stdout.pipe(process.stdout)

  async function stop() {
    if (stack.exitCode === null && stack.signalCode === null) {
      const ended = once(stack, 'exit')
      stack.kill('SIGTERM')
      await ended
    }
    await rm(folder, { recursive: true, force: true })
  }

  try {
    await untilReady(`${portalUrl}/readyz`, () => stack.exitCode !== null)
    return { stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function untilReady(address: string, hasEnded: () => boolean): Promise<void> {
  const deadline = performance.now() + startWithin
  while (performance.now() < deadline) {
    if (hasEnded()) throw new PlainError('The stack ended before it was ready.')
    const answer = await fetch(address).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new PlainError('The stack was not ready in time.')
}
