import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import type { Clock } from '#platform/time/clock.ts'
import { described } from './endpoints.server.ts'
import { readIssue, readOverview } from './read-issues.server.ts'
import { sendIssue, sendTest } from './send-issue.server.ts'
import { createIssue, removeIssue, writeIssue } from './write-issue.server.ts'

/** Where staff write the newsletter and send it. */
export function createIssuesApi({
  database,
  portalUrl,
  clock,
  ...doors
}: AuthDependencies & { database: Database; portalUrl: string; clock: Clock }) {
  const { api, serve } = serveEndpoints(doors)
  const exampleUrls = {
    no: portalUrl + pagePath('newsletterUnsubscribe', 'no'),
    en: portalUrl + pagePath('newsletterUnsubscribe', 'en'),
  }

  serve(described.overview, () => readOverview(database))

  serve(described.create, async ({ staff }) => ({ id: await createIssue(database, staff) }))

  serve(described.read, ({ params: { id } }) => readIssue(database, id, exampleUrls))

  serve(described.write, async ({ staff, params: { id }, body }) => {
    await writeIssue(database, staff, id, body)
    return {}
  })

  serve(described.remove, async ({ staff, params: { id } }) => {
    await removeIssue(database, staff, id)
    return {}
  })

  serve(described.test, async ({ staff, params: { id }, body: { version } }) => {
    await sendTest(database, staff, { id, version }, exampleUrls)
    return {}
  })

  serve(described.send, async ({ staff, params: { id }, body: { version } }) => {
    await sendIssue(database, staff, { id, version, now: clock() })
    return {}
  })

  return api
}
