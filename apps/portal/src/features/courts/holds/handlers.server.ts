import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { CachedSetup } from '../model/cached-setup.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { releaseOwnHold } from './change-reservation.server.ts'
import { coalesce } from './coalesce.ts'
import { createHold, type HoldOutcome, type HoldRequest } from './create-hold.server.ts'
import { holdsDescribed as described } from './endpoints.server.ts'
import { findOwners } from './find-owners.server.ts'
import { findHold, findOwnReservations } from './find-reservations.server.ts'

export function createHoldsApi({
  database,
  clock,
  setup,
  ...auth
}: AuthDependencies & { database: Database; clock: Clock; setup: CachedSetup }) {
  const { api, serve } = serveEndpoints(auth)
  const hold = coalesce<HoldRequest, HoldOutcome>({
    keyOf: ({ courtId, fromTime, toTime }) => `${courtId} ${fromTime} ${toTime}`,
    ownerOf: ({ userId }) => userId,
    decide: (request) => createHold({ database, setup, clock }, request),
    findOwners: (request) => findOwners(database, request),
    rejection: { refusal: 'COURT_RESERVATION_ALREADY_BOOKED' },
  })

  serve(described.create, async ({ user: { userId }, query: { language }, body }) => {
    const outcome = await hold({ ...body, userId })
    if ('refusal' in outcome) throw refuse(outcome.refusal)
    const { holdId } = outcome
    return { items: await findHold(database, { holdId, userId }, { language, now: clock() }) }
  })

  serve(described.list, async ({ user: { userId }, query: { language } }) => ({
    items: await findOwnReservations(database, userId, { language, now: clock() }),
  }))

  serve(described.release, async ({ user: { userId }, query: { holdId } }) => {
    const { refusal } = await releaseOwnHold(database, { holdId, userId })
    if (refusal) throw refuse(refusal)
    return {}
  })

  return api
}
