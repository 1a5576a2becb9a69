import { createAttemptLimit } from '#core/accounts/limits/attempt-limit.server.ts'
import { addressOf } from '#core/accounts/limits/client-address.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { confirmNationalId } from './confirm-national-id.server.ts'
import { identityCheckRefusals } from './contract.ts'
import { described } from './endpoints.server.ts'
import { findAccount } from './find-account.server.ts'

/** More than a queue at the counter; too few to try numbers or addresses. */
const checkLimits = {
  purpose: 'identity-check',
  refusal: 'TOO_MANY_ATTEMPTS',
  perAccount: 60,
  perAddress: 300,
  perAccountAnywhere: 60,
} as const

/** Staff check a national id against a document. */
export function createIdentityCheckApi({
  database,
  encryption,
  configuration,
  ...doors
}: AuthDependencies & {
  database: Database
  encryption: FieldEncryption
  configuration: Pick<Configuration, 'PORTAL_URL' | 'AUTH_SECRET' | 'TRUST_PROXY'>
}) {
  const { PORTAL_URL: portalUrl, AUTH_SECRET: secret } = configuration
  const limit = createAttemptLimit({ database, secret, limits: checkLimits })
  const { api, serve } = serveEndpoints(doors)

  serve(described.find, async ({ context, staff: { userId: actorId }, body: { email } }) => {
    await limit.count(actorId, addressOf(context, configuration))
    const found = await findAccount(database, encryption, { actorId, email })
    if (!found) throw new Refusal('ACCOUNT_NOT_FOUND', identityCheckRefusals.ACCOUNT_NOT_FOUND)
    return found
  })

  serve(described.confirm, async ({ context, staff, body }) => {
    await limit.count(staff.userId, addressOf(context, configuration))
    await confirmNationalId({ database, encryption, portalUrl }, staff, body)
    return {}
  })

  return api
}
