import { perLocale } from '@trivsel/content-contract/locales'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import type { Clock } from '#platform/time/clock.ts'
import { createIssue, deleteIssue, updateIssue } from './edit-issue.server.ts'
import { described } from './endpoints.server.ts'
import { readIssue, readOverview } from './read-issues.server.ts'
import { sendIssue, sendTest } from './send-issue.server.ts'

/** Staff write and send the newsletter. */
export function createIssuesApi({
  database,
  portalUrl,
  clock,
  ...authDependencies
}: AuthDependencies & { database: Database; portalUrl: string; clock: Clock }) {
  const { api, serve } = serveEndpoints(authDependencies)
  const exampleUrls = perLocale((locale) => portalUrl + pagePath('newsletterUnsubscribe', locale))

  serve(described.readOverview, () => readOverview(database))

  serve(described.createIssue, async ({ staff }) => ({ id: await createIssue(database, staff) }))

  serve(described.readIssue, ({ params: { id } }) => readIssue(database, id, exampleUrls))

  serve(described.updateIssue, async ({ staff, params: { id }, body }) => {
    await updateIssue(database, staff, id, body)
    return {}
  })

  serve(described.deleteIssue, async ({ staff, params: { id } }) => {
    await deleteIssue(database, staff, id)
    return {}
  })

  serve(described.sendTest, async ({ staff, params: { id }, body: { version } }) => {
    await sendTest(database, staff, { id, version }, exampleUrls)
    return {}
  })

  serve(described.sendIssue, async ({ staff, params: { id }, body: { version } }) => {
    await sendIssue(database, staff, { id, version, now: clock() })
    return {}
  })

  return api
}
