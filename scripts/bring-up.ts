import { join } from 'node:path'
import {
  contentSystemApplication,
  contentSystemWithoutAdmin,
  paymentSimulatorApplication,
  portalApplication,
} from './applications.ts'
import { contentSystemBuild, isUpToDate } from './build.ts'
import type { FollowUp } from './follow-up.ts'
import { launch } from './launch.ts'
import type { LocalContext } from './local-context.ts'
import { startPostgres } from './postgres/supervisor.ts'
import { prepare } from './prepare.ts'
import { PlainError, say, step } from './progress.ts'
import { loadSecrets } from './secrets.ts'
import { applicationEnvironment } from './settings.ts'
import { together } from './together.ts'

/**
 * Everything between nothing and a site that answers.
 * @returns what follows while it is up
 */
export async function bringUp(context: LocalContext): Promise<readonly FollowUp[]> {
  const { mode, paths, settings } = context
  const secrets = loadSecrets(paths.secrets, context.user)
  const databaseUrl =
    settings.databaseUrl ?? (await bringUpPostgres(context, secrets.DATABASE_PASSWORD))
  const environment = applicationEnvironment({
    ...context,
    secrets,
    databaseUrl,
  })
  const options = { ...context, root: paths.root, environment }
  const isBuilt = mode === 'development' || isUpToDate(paths.root, contentSystemBuild)
  const prepared = await prepare(context, environment, databaseUrl)
  // What others ask comes first: applications are stopped in the reverse order.
  const simulator = settings.withSimulator
    ? [launch(paymentSimulatorApplication(options), context)]
    : []
  const withAdmin = contentSystemApplication(options)
  const contentSystem = launch(
    isBuilt
      ? // Visitors go before editors.
        { ...withAdmin, inBackground: mode === 'production' }
      : contentSystemWithoutAdmin(options),
    context,
  )
  const portal = launch(portalApplication(options), context)
  const isReady: FollowUp = {
    what: 'the content system',
    run: (stop) => contentSystem.ready(stop),
  }
  const admin: FollowUp = {
    what: "the editors' pages",
    async run(stop) {
      await prepared.buildAdmin(stop)
      await step("The editors' pages are ready", () => contentSystem.replaceBy(withAdmin, stop))
    },
  }
  // What is published the portal reads by itself, so that it need not wait for the admin.
  const site = isBuilt ? [...simulator, portal] : [...simulator, contentSystem, portal]
  await together(
    context.stop,
    site.map((application) => (stop) => application.ready(stop)),
  )
  return [...prepared.followUps, isBuilt ? isReady : admin]
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
