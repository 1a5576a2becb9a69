import { serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { Admission } from '../model/admit-device.server.ts'
import { listDescribed as described } from './endpoints.server.ts'
import { createTabletDays } from './read-tablet-day.server.ts'

/** The list of a department today. */
export function createListApi({
  database,
  clock,
  admission,
}: {
  readonly database: Database
  readonly clock: Clock
  readonly admission: Admission
}) {
  const { api, serveBehind } = serveEndpoints({})
  const readDay = createTabletDays(database)
  serveBehind(admission.admit, described.read, ({ admitted }) =>
    readDay({ device: admitted, now: clock() }),
  )
  return api
}
