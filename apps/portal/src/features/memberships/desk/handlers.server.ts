import { fitnessSeller, type SellerConfiguration } from '#core/documents/letters/sender.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { refuse } from '../refuse.server.ts'
import { actForMember, previewForMember } from './act-for-member.server.ts'
import { describeDeskMember } from './describe-desk-member.server.ts'
import { deskDescribed as described } from './endpoints.server.ts'
import { findPersonByEmail } from './find-person.server.ts'
import { previewSale, sellMembership } from './sell-membership.server.ts'

/** What sports staff do with memberships for who has them. */
export function createDeskApi({
  database,
  encryption,
  portalUrl,
  configuration,
  clock,
  ...doors
}: AuthDependencies & {
  database: Database
  encryption: FieldEncryption
  portalUrl: string
  configuration: SellerConfiguration
  clock: Clock
}) {
  const { routes, serve } = serveEndpoints(doors)
  const isSold = fitnessSeller(configuration) !== null
  const actingFor = ({ id: userId }: { id: string }) => ({
    userId,
    portalUrl,
    today: osloDate(clock()),
  })

  serve(described.findPerson, async ({ body: { email } }) => ({
    id: await findPersonByEmail(database, email),
  }))

  serve(described.member, ({ params: { id: userId } }) =>
    describeDeskMember({ database, encryption }, { userId, isSold, today: osloDate(clock()) }),
  )

  serve(described.preview, ({ params, body: { change } }) =>
    previewForMember(database, actingFor(params), change),
  )

  serve(described.act, async ({ staff, params, body }) => {
    await actForMember(database, staff, actingFor(params), body)
    return {}
  })

  serve(described.salePreview, ({ params, body }) => previewSale(database, actingFor(params), body))

  serve(described.sell, ({ staff, params, body }) => {
    if (!isSold) throw refuse('NOT_SOLD')
    return sellMembership({ database, encryption }, staff, actingFor(params), body)
  })

  return routes
}
