import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { ContentClient } from '#platform/content/content-client.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { described } from './endpoints.server.ts'
import { listOwnRequests } from './list-own-requests.server.ts'
import { sendRequest } from './send-request.server.ts'

type Parts = AuthDependencies & {
  database: Database
  clock: Clock
  content: Pick<ContentClient, 'query'>
}

/** Members send requests to trainers and read their own. */
export function createSendRequestsApi({ database, clock, content, ...authDependencies }: Parts) {
  const { api, serve } = serveEndpoints(authDependencies)

  serve(described.listOwn, async ({ user }) => ({
    items: await listOwnRequests(database, user.userId),
  }))

  serve(described.send, async ({ user: { userId }, body }) => {
    await sendRequest({ database, content }, { userId, today: osloDate(clock()) }, body)
    return {}
  })

  return api
}
