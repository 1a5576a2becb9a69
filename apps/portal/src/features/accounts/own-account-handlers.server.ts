import { linkLimits } from '@trivsel/account-guard/attempt-limit'
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
import type { Database } from '#platform/database/database.server.ts'
import { requestEmailChange } from './email/change-email.server.ts'
import { described } from './endpoints.server.ts'
import { changePassword } from './passwords/change-password.server.ts'
import { endOtherSessions, endSession, listSessions } from './sessions/list-sessions.server.ts'

/** What somebody who is logged in may do with their own account. */
export function createOwnAccountApi({
  database,
  sessions,
  passwords,
  configuration,
}: {
  database: Database
  sessions: Sessions
  passwords: Passwords
  configuration: Pick<Configuration, 'PORTAL_URL' | 'AUTH_SECRET' | 'TRUST_PROXY'>
}) {
  const { AUTH_SECRET: secret, PORTAL_URL: portalUrl } = configuration
  const passwordLimit = createAttemptLimit({ database, secret, limits: passwordCheckLimits })
  const linkLimit = createAttemptLimit({ database, secret, limits: linkLimits })
  const { api, serve } = serveEndpoints({ sessions })

  serve(described.email, async ({ user: { userId } }) => {
    const [found] = await database
      .select({ email: user.email })
      .from(user)
      .where(eq(user.id, userId))
    if (!found) throw new Refusal('UNAUTHENTICATED', accountRefusals.UNAUTHENTICATED)
    return found
  })

  serve(described.changeEmail, async ({ context, user: { userId }, body }) => {
    const address = addressOf(context, configuration)
    const attempt = await passwordLimit.count(userId, address)
    await linkLimit.count(body.email, address)
    await requestEmailChange({ database, passwords }, userId, body)
    await passwordLimit.forgive(attempt)
    return {}
  })

  serve(described.changePassword, async ({ context, user: person, body }) => {
    const attempt = await passwordLimit.count(person.userId, addressOf(context, configuration))
    await changePassword({ database, passwords, portalUrl }, person, body)
    await passwordLimit.forgive(attempt)
    return {}
  })

  serve(described.sessions, async ({ user: person }) => ({
    items: await listSessions(database, person),
  }))

  serve(described.endOtherSessions, async ({ user: person }) => {
    await endOtherSessions(database, person)
    return {}
  })

  serve(described.endSession, async ({ user: person, params: { id } }) => {
    await endSession(database, person, id)
    return {}
  })

  return api
}
