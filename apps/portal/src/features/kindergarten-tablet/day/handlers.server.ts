import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { correctPresence } from './correct-presence.server.ts'
import { dayDescribed as described } from './endpoints.server.ts'
import { readDay, readFireList } from './read-day.server.ts'

/** The day of a department, for its leader. */
export function createDayApi({
  database,
  encryption,
  clock,
  ...auth
}: AuthDependencies & {
  readonly database: Database
  readonly encryption: FieldEncryption
  readonly clock: Clock
}) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.read, ({ staff, query }) => readDay(database, staff, query, clock()))

  serve(described.fireList, ({ staff, params: { id } }) =>
    readFireList(database, staff, id, clock()),
  )

  serve(described.correct, async ({ staff, body }) => {
    await correctPresence({ database, encryption }, staff, body, clock())
    return {}
  })

  return api
}
