import { ownAccountsOf } from '#core/bank/own-accounts.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { changeAccount } from './change-account.server.ts'
import { sendDescribed as described } from './endpoints.server.ts'
import { sendRefund } from './send-refund.server.ts'
import { withdrawRefund } from './withdraw-refund.server.ts'

/** Applying for a refund, and what one may do with it afterwards. */
export function createSendApi({
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
  configuration: Parameters<typeof ownAccountsOf>[0]
  clock: Clock
}) {
  const { api, serve } = serveEndpoints(auth)
  const parts = { database, encryption, portalUrl, ownAccounts: ownAccountsOf(configuration) }

  serve(described.send, async ({ user: { userId }, query: { language, ...place }, body }) => ({
    id: await sendRefund(parts, { userId, place, language }, body, osloDate(clock())),
  }))
  serve(described.withdraw, async ({ user: { userId }, params: { id } }) => {
    await withdrawRefund(database, { userId, id })
    return {}
  })
  serve(described.changeAccount, async ({ user: { userId }, params: { id }, body }) => {
    await changeAccount(parts, { userId, id, account: body.account })
    return {}
  })
  return api
}
