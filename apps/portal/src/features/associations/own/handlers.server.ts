import type { ClosingCheck } from '#core/associations/closing-check.ts'
import { listOwnAssociations } from '#core/associations/list-own-associations.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { closeByBoard, findClosing } from './close-by-board.server.ts'
import { describedOwn as described } from './endpoints.server.ts'
import { findOverview } from './find-overview.server.ts'

/** What somebody with a role sees of their associations. */
export function createOwnApi({
  database,
  clock,
  closingChecks,
  ...dependencies
}: AuthDependencies & {
  database: Database
  clock: Clock
  closingChecks: readonly ClosingCheck[]
}) {
  const { api, serve } = serveEndpoints(dependencies)
  const parts = { database, closingChecks }
  const who = (userId: string, associationId: string) => ({
    userId,
    associationId,
    today: osloDate(clock()),
  })

  serve(described.ownAssociations, async ({ user: { userId } }) => ({
    items: await listOwnAssociations(database, { userId, today: osloDate(clock()) }),
  }))

  serve(described.overview, ({ user, params }) =>
    findOverview(database, who(user.userId, params.id)),
  )

  serve(described.closing, ({ user, params, query: { language } }) =>
    findClosing(parts, who(user.userId, params.id), language),
  )

  serve(described.close, async ({ user, params, query: { language }, body }) => {
    await closeByBoard(parts, who(user.userId, params.id), {
      typed: body.name,
      language,
      now: clock(),
    })
    return {}
  })

  return api
}
