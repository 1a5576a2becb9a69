import type { Passwords } from '#core/accounts/passwords/passwords.server.ts'
import { serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { listActiveMemberships } from '#core/memberships/find-active-membership.server.ts'
import { isFitnessMember } from '#core/memberships/rules.ts'
import type { Sessions } from '#core/sessions/session.server.ts'
import { createSignIn } from '#core/sessions/sign-in.server.ts'
import { success } from '#platform/api/plain-answers.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { described } from './endpoints.server.ts'
import { createAccountLinksApi } from './links/account-links-handlers.server.ts'
import { createLoginApi } from './login/login-handlers.server.ts'
import { createOwnAccountApi } from './own-account-handlers.server.ts'

export type AccountParts = {
  passwords: Passwords
  sessions: Sessions
  database: Database
  encryption: FieldEncryption
  configuration: Pick<Configuration, 'PORTAL_URL' | 'AUTH_SECRET' | 'TRUST_PROXY'>
  clock: Clock
}

/** Login, one's session and one's account. */
export function createAccountsApi(parts: AccountParts) {
  const { sessions, database, clock } = parts
  const signIn = createSignIn(parts)
  const { api, serve } = serveEndpoints(parts)

  serve(described.signOut, async ({ context }) => {
    await sessions.end(context.req.raw)
    signIn.removeCookies(context)
    return success
  })

  serve(described.session, async ({ context }) => {
    const user = await sessions.find(context.req.raw)
    if (!user) {
      if (signIn.hasCompanion(context)) signIn.removeCookies(context)
      return { user: null }
    }
    const { userId: id, firstName, lastName } = user
    const memberships = await listActiveMemberships(database, id, osloDate(clock()))
    return { user: { id, firstName, lastName, isFitnessMember: isFitnessMember(memberships) } }
  })

  return api
    .route('/', createLoginApi({ ...parts, signIn }))
    .route('/', createAccountLinksApi(parts, signIn))
    .route('/', createOwnAccountApi(parts))
}
