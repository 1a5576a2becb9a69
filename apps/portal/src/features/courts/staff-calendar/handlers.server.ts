import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Payments } from '#core/payments/payments.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { CachedSetup } from '../model/cached-setup.server.ts'
import type { Language } from '../model/contract.ts'
import { cancelByStaff } from './cancel-by-staff.server.ts'
import { staffCalendarDescribed as described } from './endpoints.server.ts'
import { findClosureReservations } from './find-closure-reservations.server.ts'
import { findMoveTargets } from './find-move-targets.server.ts'
import { moveReservation } from './move-reservation.server.ts'
import { readCourtDay } from './read-court-day.server.ts'
import { refundPart } from './refund-part.server.ts'

/** Lets sports staff read, move and cancel the courts that members have booked. */
export function createStaffCalendarApi({
  database,
  clock,
  setup,
  payments,
  ...auth
}: AuthDependencies & {
  database: Database
  clock: Clock
  setup: CachedSetup
  payments: Payments
}) {
  const { api, serve } = serveEndpoints(auth)
  const dependencies = { database, setup, clock, payments }
  const reader = (staffId: string, language: Language) => ({ staffId, language, now: clock() })

  serve(described.day, ({ staff: { userId }, query: { day, center, language } }) =>
    readCourtDay(dependencies, { day, center }, reader(userId, language)),
  )

  serve(described.targets, ({ params: { id }, query: { day, language } }) =>
    findMoveTargets(dependencies, { id, day }, { language, now: clock() }),
  )

  serve(described.move, async ({ staff, params: { id }, body }) => {
    await moveReservation(dependencies, staff, { id, ...body })
    return {}
  })

  serve(described.cancel, ({ staff, params: { id }, body }) =>
    cancelByStaff(dependencies, staff, { id, ...body }),
  )

  serve(described.refundPart, ({ staff, params: { id }, body }) =>
    refundPart(dependencies, staff, { id, ...body }),
  )

  serve(described.closure, ({ staff: { userId }, params: { id }, query: { language } }) =>
    findClosureReservations(dependencies, id, reader(userId, language)),
  )

  return api
}
