import { linkLimits, linkUseLimits } from '@trivsel/account-guard/attempt-limit'
import { eq } from 'drizzle-orm'
import { accountRefusals } from '#core/accounts/contract.ts'
import {
  createAttemptLimit,
  passwordCheckLimits,
} from '#core/accounts/limits/attempt-limit.server.ts'
import { addressOf } from '#core/accounts/limits/client-address.server.ts'
import type { Passwords } from '#core/accounts/passwords/passwords.server.ts'
import { user } from '#core/accounts/tables.server.ts'
import { serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Sessions } from '#core/sessions/session.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { confirmEmailChange, requestEmailChange } from './change-email.server.ts'
import { emailDescribed as described } from './endpoints.server.ts'

/** The email address of one’s account, and its change by a mailed link. */
export function createEmailApi({
  database,
  encryption,
  sessions,
  passwords,
  configuration,
}: {
  database: Database
  encryption: FieldEncryption
  sessions: Sessions
  passwords: Passwords
  configuration: Pick<Configuration, 'PORTAL_URL' | 'AUTH_SECRET' | 'TRUST_PROXY'>
}) {
  const { AUTH_SECRET: secret, PORTAL_URL: portalUrl } = configuration
  const passwordLimit = createAttemptLimit({ database, secret, limits: passwordCheckLimits })
  const linkLimit = createAttemptLimit({ database, secret, limits: linkLimits })
  const useLimit = createAttemptLimit({ database, secret, limits: linkUseLimits })
  const { api, serve } = serveEndpoints({ sessions })

  serve(described.findEmail, async ({ user: { userId } }) => {
    const [found] = await database
      .select({ email: user.email })
      .from(user)
      .where(eq(user.id, userId))
    if (!found) throw new Refusal('UNAUTHENTICATED', accountRefusals.UNAUTHENTICATED)
    return found
  })

  serve(described.requestEmailChange, async ({ context, user: { userId }, body }) => {
    const address = addressOf(context, configuration)
    const attempt = await passwordLimit.count(userId, address)
    await linkLimit.count(body.email, address)
    await requestEmailChange({ database, passwords }, userId, body)
    await passwordLimit.forgive(attempt)
    return {}
  })

  serve(described.confirmEmailChange, async ({ context, body }) => {
    await useLimit.count(body.token, addressOf(context, configuration))
    return { email: await confirmEmailChange({ database, encryption, portalUrl }, body) }
  })

  return api
}
