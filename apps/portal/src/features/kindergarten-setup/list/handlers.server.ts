import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { listDescribed as described } from './endpoints.server.ts'
import { listKindergartens } from './list-kindergartens.server.ts'
import { addKindergarten, changeKindergarten } from './save-kindergarten.server.ts'

/** The kindergartens of the organisation. */
export function createKindergartenListApi({
  database,
  clock,
  ...auth
}: AuthDependencies & { readonly database: Database; readonly clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.list, async ({ staff }) => ({
    items: await listKindergartens(database, staff, osloDate(clock())),
  }))

  serve(described.add, ({ staff, body }) => addKindergarten(database, staff, body.form))

  serve(described.change, async ({ staff, params: { id }, body }) => {
    await changeKindergarten(database, staff, id, body)
    return {}
  })

  return api
}
