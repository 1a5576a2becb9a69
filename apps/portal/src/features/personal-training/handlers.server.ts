import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { ContentClient } from '#platform/content/content-client.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { described } from './endpoints.server.ts'
import { listAllRequests, listOwnRequests } from './list-requests.server.ts'
import { markHandled } from './mark-handled.server.ts'
import { sendRequest } from './send-request.server.ts'

type Parts = AuthDependencies & {
  database: Database
  clock: Clock
  content: Pick<ContentClient, 'query'>
}

/** What members ask the trainers for, and the staff who see to it. */
export function createPersonalTrainingApi({ database, clock, content, ...doors }: Parts) {
  const { api, serve } = serveEndpoints(doors)

  serve(described.own, async ({ user }) => ({
    items: await listOwnRequests(database, user.userId),
  }))

  serve(described.send, async ({ user: { userId }, body }) => {
    await sendRequest({ database, content }, { userId, today: osloDate(clock()) }, body)
    return {}
  })

  serve(described.all, async () => ({ items: await listAllRequests(database) }))

  serve(described.markHandled, async ({ staff, params }) => {
    await markHandled(database, staff, params.id)
    return {}
  })

  return api
}
