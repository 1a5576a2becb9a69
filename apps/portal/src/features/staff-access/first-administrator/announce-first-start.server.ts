import { defaultLocale } from '@trivsel/content-contract/locales'
import type { Database } from '#platform/database/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { isFirstStart } from './find-first-start.server.ts'
import { firstCode } from './first-code.server.ts'

/** Says to who starts the server how the first administrator gets in. */
export async function announceFirstStart({
  database,
  log,
  portalUrl,
  configuration: { AUTH_SECRET },
}: {
  database: Database
  log: Log
  portalUrl: string
  configuration: { AUTH_SECRET: string }
}): Promise<void> {
  if (!(await isFirstStart(database))) return
  const code = firstCode(AUTH_SECRET)
  const page = portalUrl + pagePath('staffSetup', defaultLocale)
  log.warn({}, `nobody is of the staff yet: the first administrator opens ${page}#code=${code}`)
}
