import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Payments } from '#core/payments/payments.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { Language } from '../contract.ts'
import type { CachedSetup } from '../setup/cached-setup.server.ts'
import { cancelByStaff } from './cancel-by-staff.server.ts'
import { courtStaffDescribed as described } from './endpoints.server.ts'
import { findClosureReservations } from './find-closure-reservations.server.ts'
import { findMoveTargets } from './find-move-targets.server.ts'
import { moveReservation } from './move-reservation.server.ts'
import { readCourtDay } from './read-court-day.server.ts'

/** What sports staff do about courts that members have booked. */
export function createCourtStaffApi({
  database,
  clock,
  setup,
  payments,
  ...doors
}: AuthDependencies & {
  database: Database
  clock: Clock
  setup: CachedSetup
  payments: Payments
}) {
  const { api, serve } = serveEndpoints(doors)
  const parts = { database, setup, clock, payments }
  const reader = (staffId: string, language: Language) => ({ staffId, language, now: clock() })

  serve(described.day, ({ staff: { userId }, query: { day, center, language } }) =>
    readCourtDay(parts, { day, center }, reader(userId, language)),
  )

  serve(described.targets, ({ params: { id }, query: { day, language } }) =>
    findMoveTargets(parts, { id, day }, { language, now: clock() }),
  )

  serve(described.move, async ({ staff, params: { id }, body }) => {
    await moveReservation(parts, staff, { id, ...body })
    return {}
  })

  serve(described.cancel, ({ staff, params: { id }, body }) =>
    cancelByStaff(parts, staff, { id, ...body }),
  )

  serve(described.closure, ({ staff: { userId }, params: { id }, query: { language } }) =>
    findClosureReservations(parts, id, reader(userId, language)),
  )

  return api
}
