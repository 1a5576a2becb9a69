import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { LocalContext } from './local-context.ts'
import { startPostgres } from './postgres/supervisor.ts'
import { PlainError } from './progress.ts'
import { loadSecrets, type Secrets } from './secrets.ts'
import { applicationEnvironment } from './settings.ts'
import { setUpDatabase } from './setup-database.ts'
import { Stopped } from './stop-signal.ts'

/**
 * Runs a script of an application in the environment of the site of this clone, or of DATABASE_URL.
 * The site may be running.
 * @param script path from the root of the clone
 * @returns the script's exit code
 */
export async function runWithDatabase(
  context: LocalContext,
  script: string,
  scriptArguments: readonly string[],
): Promise<number> {
  const { settings, paths, register, stop } = context
  const secrets = loadSecrets(paths.secrets, context.user)
  const databaseUrl = settings.databaseUrl ?? (await findPostgres(context, secrets))
  const environment = applicationEnvironment({
    ...context,
    secrets,
    databaseUrl,
  })
  const { root, logs } = paths
  await setUpDatabase({ root, logs, databaseUrl, environment, register, stop, withDemo: false })
  if (stop.aborted) throw new Stopped()
  const child = spawn(process.execPath, [join(root, script), ...scriptArguments], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  stop.addEventListener('abort', () => child.kill())
  const [code] = await once(child, 'exit')
  return typeof code === 'number' ? code : 1
}

/** The server of a site that is running, or one that runs for as long as the script. */
export async function findPostgres(
  { paths, teardown }: LocalContext,
  { DATABASE_PASSWORD: password }: Secrets,
): Promise<string> {
  try {
    const server = await startPostgres({ dataDir: paths.postgres, password })
    teardown.add(undefined, () => server.stop())
    return server.url
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error))
  }
}
