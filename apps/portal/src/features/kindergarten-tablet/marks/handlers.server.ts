import { serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { Admission } from '../model/admit-device.server.ts'
import { marksDescribed as described } from './endpoints.server.ts'
import { recordMark } from './record-mark.server.ts'

/** What tablets record. */
export function createMarksApi({
  database,
  clock,
  admission,
}: {
  readonly database: Database
  readonly clock: Clock
  readonly admission: Admission
}) {
  const { api, serveBehind } = serveEndpoints({})
  serveBehind(admission.admitForMarks, described.send, ({ admitted, body }) =>
    recordMark(database, admitted, body, clock()),
  )
  return api
}
