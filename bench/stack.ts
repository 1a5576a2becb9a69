import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { everythingIsThere } from '../scripts/follow-up.ts'
import { pathsOf, repositoryRoot } from '../scripts/paths.ts'
import { startPostgres } from '../scripts/postgres/supervisor.ts'
import { PlainError } from '../scripts/progress.ts'
import { loadSecrets } from '../scripts/secrets.ts'
import { Stopped } from '../scripts/stop-signal.ts'

/** What follows a first start goes behind everything else on a busy machine. */
const startWithin = 600_000

export type TemporaryStack = {
  portalUrl: string
  databaseUrl: string
  /** Opens the control interface of the payment simulator. */
  simulatorKey: string
  /** Signs the sessions of people. */
  authSecret: string
  /** Of the mail server. */
  mailKey: string
  stop(): Promise<void>
}

/**
 * Everything that `npm start` starts, with the demo scenario, on ports and data of its own.
 * Nothing of it is left after `stop`, nor when this process is killed: the channel notifies the
 * stack.
 *
 * @param options.folder where its data are kept
 * @param options.root of the sources that it runs from; ours unless another release is tried
 * @throws {PlainError} it did not come up
 * @throws {Stopped} the user stopped it
 */
export async function startTemporaryStack(options: {
  portalPort: number
  cmsPort: number
  folder: string
  root?: string
  stop: AbortSignal
  environment?: NodeJS.ProcessEnv
}): Promise<TemporaryStack> {
  if (options.stop.aborted) throw new Stopped()
  const paths = pathsOf(options.folder, 'data')
  const portalUrl = `http://localhost:${options.portalPort}`
  const { NODE_ENV: _, ...environment } = process.env
  const { root = repositoryRoot } = options
  const stack = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...environment,
      ...options.environment,
      DATA_DIR: paths.data,
      PORT: String(options.portalPort),
      CMS_PORT: String(options.cmsPort),
      PORTAL_URL: portalUrl,
      CMS_URL: `http://localhost:${options.cmsPort}`,
      DATABASE_URL: '',
      TRIVSEL_ENV: 'local',
    },
    // The terminal's Ctrl-C is for us: we end what we have started in its order.
    detached: true,
  })
  stack.stdout?.pipe(process.stdout)
  const ended = once(stack, 'exit')
  const hasEnded = () => stack.exitCode !== null || stack.signalCode !== null
  let isComplete = false
  stack.stdout?.on('data', (output: Buffer) => {
    isComplete ||= output.toString().includes(everythingIsThere)
  })

  let isAsked = false
  async function end() {
    // Asked twice, it would hurry.
    if (!isAsked) stack.kill('SIGTERM')
    isAsked = true
    await ended
  }

  options.stop.addEventListener('abort', end)
  try {
    // What follows a first start, such as the sizes of pictures, would take part of what is measured.
    await until(() => isComplete, hasEnded)
    const secrets = loadSecrets(paths.secrets)
    const { DATABASE_PASSWORD: password, SIMULATOR_KEY: simulatorKey } = secrets
    const { MAIL_IN_SECRET: mailKey, AUTH_SECRET: authSecret } = secrets
    const server = await startPostgres({ dataDir: paths.postgres, password })
    // It ran already and is the stack's: this only ends our looking after it.
    await server.stop()
    return { portalUrl, databaseUrl: server.url, simulatorKey, authSecret, mailKey, stop: end }
  } catch (error) {
    await end()
    if (options.stop.aborted) throw new Stopped()
    throw error
  }
}

async function until(isDone: () => boolean, hasEnded: () => boolean): Promise<void> {
  const deadline = performance.now() + startWithin
  while (performance.now() < deadline) {
    if (isDone()) return
    if (hasEnded()) throw new PlainError('The stack ended before it was ready.')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new PlainError('The stack was not ready in time.')
}
