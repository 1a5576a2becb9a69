import { fitnessSeller, type SellerConfiguration } from '#core/documents/letters/sender.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { MembershipBookings } from '#core/memberships/membership-bookings.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { refuse } from '../model/refuse.server.ts'
import { changeMembership, previewChange } from './change-membership.server.ts'
import { describeMember } from './describe-member.server.ts'
import { frontDeskDescribed as described } from './endpoints.server.ts'
import { findPersonByEmail } from './find-person.server.ts'
import { previewSale, sellMembership } from './sell-membership.server.ts'

/** Sports staff change and sell memberships on behalf of members. */
export function createFrontDeskApi({
  database,
  encryption,
  portalUrl,
  membershipBookings,
  configuration,
  clock,
  ...auth
}: AuthDependencies & {
  database: Database
  encryption: FieldEncryption
  portalUrl: string
  membershipBookings: readonly MembershipBookings[]
  configuration: SellerConfiguration
  clock: Clock
}) {
  const { api, serve } = serveEndpoints(auth)
  const isForSale = () => fitnessSeller(configuration) !== null
  const contextOf = ({ id: userId }: { id: string }) => ({
    userId,
    portalUrl,
    membershipBookings,
    today: osloDate(clock()),
  })

  serve(described.findPerson, async ({ body: { email } }) => ({
    id: await findPersonByEmail(database, email),
  }))

  serve(described.describeMember, ({ params: { id: userId } }) =>
    describeMember(
      { database, encryption },
      { userId, isForSale: isForSale(), today: osloDate(clock()) },
    ),
  )

  serve(described.previewChange, ({ params, body: { change } }) =>
    previewChange({ database, membershipBookings }, contextOf(params), change),
  )

  serve(described.changeMembership, async ({ staff, params, body }) => {
    await changeMembership(database, staff, contextOf(params), body)
    return {}
  })

  serve(described.previewSale, ({ params, body }) => previewSale(database, contextOf(params), body))

  serve(described.sellMembership, ({ staff, params, body }) => {
    if (!isForSale()) throw refuse('NOT_SOLD')
    return sellMembership({ database, encryption }, staff, contextOf(params), body)
  })

  return api
}
