import { fitnessSeller, type SellerConfiguration } from '#core/documents/letters/sender.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { listOfferedTypes } from '../model/find-types.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { buyMembership, previewPurchase } from './buy-membership.server.ts'
import { describeBuyer } from './describe-buyer.server.ts'
import { purchasesDescribed as described } from './endpoints.server.ts'

/** Visitors see what is sold; logged-in users buy it. */
export function createMembershipPurchasesApi({
  database,
  encryption,
  portalUrl,
  configuration,
  clock,
  ...auth
}: AuthDependencies & {
  database: Database
  encryption: FieldEncryption
  portalUrl: string
  configuration: SellerConfiguration
  clock: Clock
}) {
  const { api, serve } = serveEndpoints(auth)
  const isForSale = () => fitnessSeller(configuration) !== null
  const today = () => osloDate(clock())

  serve(described.listOfferedTypes, async () => ({
    items: isForSale() ? await listOfferedTypes(database, today()) : [],
  }))

  serve(described.describeBuyer, ({ user }) =>
    describeBuyer({ database, encryption }, user.userId, today()),
  )

  serve(described.previewPurchase, ({ params: { type } }) =>
    previewPurchase(database, type, { today: today() }),
  )

  serve(described.buyMembership, ({ user: { userId }, body }) => {
    if (!isForSale()) throw refuse('NOT_SOLD')
    return buyMembership({ database, encryption }, { userId, today: today(), portalUrl }, body)
  })

  return api
}
