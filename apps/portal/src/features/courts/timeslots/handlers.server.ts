import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { findActiveMembership } from '#core/memberships/find-active-membership.server.ts'
import { listFreezes } from '#core/memberships/list-freezes.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { answerCached } from '#platform/pages/answer-cached.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { CachedSetup } from '../model/cached-setup.server.ts'
import { timeslotsDescribed as described } from './endpoints.server.ts'
import type { TimeslotList } from './timeslot-list.server.ts'

export function createTimeslotsApi({
  database,
  clock,
  setup,
  list,
  ...auth
}: AuthDependencies & {
  database: Database
  clock: Clock
  setup: Pick<CachedSetup, 'current'>
  list: TimeslotList
}) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.list, async ({ context, query: { language } }) =>
    answerCached(context, await list.read(language)),
  )

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

  return api
}
