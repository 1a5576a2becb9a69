/**
 * `npm run content:import -- <folder>`: brings content into the site of this clone, or into that of
 * DATABASE_URL and MEDIA_DIR. The site may be running. docs/import.md describes the folder.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createLocalContext, type LocalContext } from './local-context.ts'
import { startPostgres } from './postgres/supervisor.ts'
import { PlainError, reportFailure } from './progress.ts'
import { loadSecrets, type Secrets } from './secrets.ts'
import { applicationEnvironment } from './settings.ts'
import { setUpDatabase } from './setup-database.ts'
import { Stopped } from './stop-signal.ts'

const context = createLocalContext('production')
let exitCode = 1
try {
  exitCode = await importFolder(findFolder(process.argv[2]), context)
} catch (error) {
  if (!(error instanceof Stopped)) reportFailure(error)
}
process.exit((await context.teardown.run()) ? exitCode : 1)

/** npm runs scripts in the root of the clone and says where it was called. */
function findFolder(name: string | undefined): string {
  if (!name)
    throw new PlainError('Name the folder with the content: npm run content:import -- <folder>')
  const folder = resolve(process.env.INIT_CWD ?? '.', name)
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder
  throw new PlainError(`${folder} is not a folder.`)
}

async function importFolder(folder: string, context: LocalContext): Promise<number> {
  const { settings, places, register, stop } = context
  const secrets = loadSecrets(places.secrets)
  const databaseUrl = settings.databaseUrl ?? (await findPostgres(context, secrets))
  const environment = applicationEnvironment({
    ...context,
    user: process.env,
    secrets,
    databaseUrl,
  })
  const { root, logs } = places
  await setUpDatabase({ root, logs, databaseUrl, environment, register, stop, withDemo: false })
  if (stop.aborted) throw new Stopped()
  const child = spawn(
    process.execPath,
    [join(root, 'apps/cms/scripts/import-content.ts'), folder],
    { cwd: root, env: environment, stdio: ['ignore', 'inherit', 'inherit'] },
  )
  stop.addEventListener('abort', () => child.kill())
  const [code] = await once(child, 'exit')
  return typeof code === 'number' ? code : 1
}

/** The server of a site that is running, or one that runs for as long as the import. */
async function findPostgres(
  { places, teardown }: LocalContext,
  { DATABASE_PASSWORD: password }: Secrets,
): Promise<string> {
  try {
    const server = await startPostgres({ dataDir: places.postgres, password })
    teardown.add(undefined, () => server.stop())
    return server.url
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error))
  }
}
