import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { actOnMembership, cancelFreeze, previewAction } from './act-on-membership.server.ts'
import type { PreviewParts } from './change-membership.server.ts'
import { listMemberships } from './describe-membership.server.ts'
import { myMembershipDescribed as described } from './endpoints.server.ts'

/** Members see, freeze and terminate their own membership. */
export function createMyMembershipApi({
  database,
  portalUrl,
  membershipBookings,
  clock,
  ...auth
}: AuthDependencies & PreviewParts & { portalUrl: string; clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)
  const today = () => osloDate(clock())
  const contextOf = (userId: string) => ({ userId, today: today(), portalUrl, membershipBookings })

  serve(described.listMemberships, ({ user }) => listMemberships(database, user.userId, today()))

  serve(described.previewAction, ({ user: { userId }, body }) =>
    previewAction({ database, membershipBookings }, { userId, today: today() }, body),
  )

  serve(described.actOnMembership, async ({ user: { userId }, body }) => {
    await actOnMembership(database, contextOf(userId), body)
    return listMemberships(database, userId, today())
  })

  serve(described.cancelFreeze, async ({ user: { userId }, params }) => {
    await cancelFreeze(database, contextOf(userId), params.id)
    return listMemberships(database, userId, today())
  })

  return api
}
