import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { findActiveMembership } from '#core/memberships/find-active-membership.server.ts'
import { listFreezes } from '#core/memberships/list-freezes.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { answerCached } from '#platform/pages/answer-cached.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { described } from './endpoints.server.ts'
import { refuse } from './refuse.server.ts'
import { coalesce } from './reservations/coalesce.ts'
import { findOwners } from './reservations/find-owners.server.ts'
import { findHold, findOwnReservations } from './reservations/find-reservations.server.ts'
import { type HoldOutcome, type HoldRequest, holdUnits } from './reservations/hold-units.server.ts'
import { releaseOwnHold } from './reservations/move-hold.server.ts'
import type { CachedSetup } from './setup/cached-setup.server.ts'
import type { TimeslotList } from './timeslot-list.server.ts'

export function createCourtsApi({
  database,
  clock,
  setup,
  list,
  ...doors
}: AuthDependencies & {
  database: Database
  clock: Clock
  setup: CachedSetup
  list: TimeslotList
}) {
  const { api, serve } = serveEndpoints(doors)
  const hold = coalesce<HoldRequest, HoldOutcome>({
    keyOf: ({ courtId, fromTime, toTime }) => `${courtId} ${fromTime} ${toTime}`,
    ownerOf: ({ userId }) => userId,
    decide: (request) => holdUnits({ database, setup, clock }, request),
    findOwners: (request) => findOwners(database, request),
    turnedAway: { refusal: 'COURT_RESERVATION_ALREADY_BOOKED' },
  })

  serve(described.timeslots, async ({ context, query: { language } }) =>
    answerCached(context, await list.read(language)),
  )

  serve(described.reserve, async ({ user: { userId }, query: { language }, body }) => {
    const outcome = await hold({ ...body, userId })
    if ('refusal' in outcome) throw refuse(outcome.refusal)
    const { holdId } = outcome
    return { items: await findHold(database, { holdId, userId }, { language, now: clock() }) }
  })

  serve(described.reservations, async ({ user: { userId }, query: { language } }) => ({
    items: await findOwnReservations(database, userId, { language, now: clock() }),
  }))

  serve(described.booker, async ({ user: { userId } }) => {
    const today = osloDate(clock())
    const [membership, { refundHours, lateRefundPercent }] = await Promise.all([
      findActiveMembership(database, userId, today),
      setup.current(),
    ])
    return {
      isMember: membership !== undefined,
      isDisqualified: membership?.isDisqualified ?? false,
      freezes: membership ? await listFreezes(database, membership.id, today) : [],
      refundHours,
      lateRefundPercent,
    }
  })

  serve(described.release, async ({ user: { userId }, query: { holdId } }) => {
    const { refusal } = await releaseOwnHold(database, { holdId, userId })
    if (refusal) throw refuse(refusal)
    return {}
  })

  return api
}
