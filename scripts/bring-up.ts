import { join } from 'node:path'
import {
  contentSystemApplication,
  paymentSimulatorApplication,
  portalApplication,
} from './applications.ts'
import {
  type Build,
  buildIfNeeded,
  contentSystemBuild,
  isUpToDate,
  portalBuild,
  portalMessages,
} from './build.ts'
import { launch } from './launch.ts'
import type { LocalContext } from './local-context.ts'
import { startPostgres } from './postgres/supervisor.ts'
import { PlainError, say, step } from './progress.ts'
import type { CommandContext } from './run-command.ts'
import { loadSecrets } from './secrets.ts'
import { applicationEnvironment } from './settings.ts'
import { setUpDatabase } from './setup-database.ts'
import { together } from './together.ts'

/** Everything between nothing and a site that answers. */
export async function bringUp(context: LocalContext): Promise<void> {
  const secrets = loadSecrets(context.paths.secrets)
  const databaseUrl =
    context.settings.databaseUrl ?? (await bringUpPostgres(context, secrets.DATABASE_PASSWORD))
  const environment = applicationEnvironment({
    ...context,
    user: process.env,
    secrets,
    databaseUrl,
  })
  await prepare(context, environment, databaseUrl)
  const options = { ...context, root: context.paths.root, environment }
  // What others ask comes first: applications are stopped in the reverse order.
  const applications = [
    ...(context.settings.withSimulator ? [paymentSimulatorApplication(options)] : []),
    contentSystemApplication(options),
    portalApplication(options),
  ]
  const launched = applications.map((application) => launch(application, context))
  await together(
    context.stop,
    launched.map((application) => () => application.ready()),
  )
}

async function bringUpPostgres(context: LocalContext, password: string): Promise<string> {
  return step('PostgreSQL', async (rename) => {
    try {
      const server = await startPostgres({
        dataDir: context.paths.postgres,
        password,
        onProgress: (line) => say(`… ${line}`),
        onFailure: (reason) =>
          context.onFailure(
            new PlainError(`${reason}. Its log: ${join(context.paths.postgres, 'server.log')}`),
          ),
      })
      context.teardown.add('PostgreSQL is stopped', () => server.stop())
      const found = server.adopted ? ' (it was still running)' : ''
      rename(`PostgreSQL ${server.version} is ready${found}`)
      return server.url
    } catch (error) {
      throw new PlainError(error instanceof Error ? error.message : String(error))
    }
  })
}

/** The texts, and then the other builds beside the setup of the database. */
async function prepare(
  { mode, paths, register, settings, stop }: LocalContext,
  environment: NodeJS.ProcessEnv,
  databaseUrl: string,
): Promise<void> {
  const { root, logs } = paths
  const commandContext = (name: string, stopping: AbortSignal): CommandContext => ({
    register,
    stop: stopping,
    logFile: join(logs, `${name}.log`),
  })
  const needed = (builds: readonly Build[]) =>
    builds
      .filter((build) => !isUpToDate(root, build))
      .map(
        (build) => (stopping: AbortSignal) =>
          step(build.title, () =>
            buildIfNeeded(root, build, { ...commandContext(build.name, stopping), environment }),
          ),
      )
  // The demo data goes through the portal's own operations, which write mails.
  await together(stop, needed([portalMessages]))
  await together(stop, [
    ...(mode === 'production' ? needed([portalBuild, contentSystemBuild]) : []),
    (stopping) =>
      setUpDatabase({
        root,
        logs,
        databaseUrl,
        environment,
        register,
        stop: stopping,
        withDemo: settings.withDemo,
      }),
  ])
}
