import { perLocale } from '@trivsel/content-contract/locales'
import { serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Sessions } from '#core/sessions/session.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import type { Clock } from '#platform/time/clock.ts'
import { createIssue, deleteIssue, updateIssue } from './edit-issue.server.ts'
import { writeDescribed as described } from './endpoints.server.ts'
import { readIssue, readOverview } from './read-issues.server.ts'
import { sendIssue, sendTest } from './send-issue.server.ts'
import { stopIssue } from './stop-issue.server.ts'

/** A board writes and sends the newsletter of its association. */
export function createWriteApi({
  database,
  portalUrl,
  clock,
  sessions,
}: {
  database: Database
  portalUrl: string
  clock: Clock
  sessions: Pick<Sessions, 'find'>
}) {
  const { api, serve } = serveEndpoints({ sessions })
  const exampleUrls = perLocale((locale) => portalUrl + pagePath('associationFollowEnd', locale))
  const writer = (user: { userId: string }, params: { id: string }) => ({
    userId: user.userId,
    associationId: params.id,
    now: clock(),
  })

  serve(described.readOverview, ({ user, params }) => readOverview(database, writer(user, params)))

  serve(described.createIssue, async ({ user, params }) => ({
    id: await createIssue(database, writer(user, params)),
  }))

  serve(described.readIssue, ({ user, params }) =>
    readIssue(database, writer(user, params), params.issueId, exampleUrls),
  )

  serve(described.updateIssue, async ({ user, params, body }) => {
    await updateIssue(database, writer(user, params), params.issueId, body)
    return {}
  })

  serve(described.deleteIssue, async ({ user, params }) => {
    await deleteIssue(database, writer(user, params), params.issueId)
    return {}
  })

  serve(described.sendTest, async ({ user, params, body: { version } }) => {
    const seen = { id: params.issueId, version }
    await sendTest(database, writer(user, params), seen, exampleUrls)
    return {}
  })

  serve(described.sendIssue, async ({ user, params, body: { version } }) => {
    await sendIssue(database, writer(user, params), { id: params.issueId, version })
    return {}
  })

  serve(described.stopIssue, async ({ user, params }) => {
    await stopIssue(database, writer(user, params), params.issueId)
    return {}
  })

  return api
}
