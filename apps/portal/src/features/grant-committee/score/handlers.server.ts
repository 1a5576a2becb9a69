import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { declareConflict } from './declare-conflict.server.ts'
import { scoreDescribed as described } from './endpoints.server.ts'
import { givePoints } from './give-points.server.ts'
import { writeComment } from './write-comment.server.ts'

/** Members judge applications, and say in which they take no part. */
export function createScoreApi({
  database,
  clock,
  ...auth
}: AuthDependencies & { readonly database: Database; readonly clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.givePoints, async ({ staff, params: { id: applicationId }, body }) => {
    await givePoints(database, staff, { applicationId, ...body }, clock())
    return {}
  })

  serve(described.comment, async ({ staff, params: { id: applicationId }, body }) => {
    await writeComment(database, staff, { applicationId, ...body }, clock())
    return {}
  })

  serve(described.declareConflict, async ({ staff, params: { id: applicationId }, body }) => {
    await declareConflict(database, staff, { applicationId, ...body }, clock())
    return {}
  })

  return api
}
