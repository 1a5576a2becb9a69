import { Hono } from 'hono'
import type { Session } from '#core/identity/contract.ts'
import type { Passwords } from '#core/identity/passwords/passwords.server.ts'
import type { Sessions } from '#core/identity/sessions/session.server.ts'
import { createSignIn } from '#core/identity/sessions/sign-in.server.ts'
import { listActiveMemberships } from '#core/memberships/find-active-membership.server.ts'
import { isFitnessMember } from '#core/memberships/rules.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { createAccountLinksApi } from './links/account-links-api.server.ts'
import { createLoginApi } from './login/login-api.server.ts'
import { createOwnAccountApi } from './own-account-api.server.ts'

export type AccountParts = {
  passwords: Passwords
  sessions: Sessions
  database: Database
  encryption: FieldEncryption
  configuration: Pick<Configuration, 'PORTAL_URL' | 'AUTH_SECRET' | 'TRUST_PROXY'>
  clock: Clock
}

/** `/auth/sign-in/email`, `/auth/sign-out`, `/frontend/session` and `/frontend/accounts`. */
export function createAccountsApi(parts: AccountParts) {
  const { sessions, database, clock } = parts
  const signIn = createSignIn(parts)

  return new Hono<ApiEnvironment>()
    .route('/', createLoginApi({ ...parts, signIn }))
    .post('/auth/sign-out', async (context) => {
      await sessions.end(context.req.raw)
      signIn.removeCookies(context)
      return context.json({ success: true })
    })
    .get('/frontend/session', async (context) => {
      const user = await sessions.find(context.req.raw)
      if (!user) {
        if (signIn.hasCompanion(context)) signIn.removeCookies(context)
        return context.json({ user: null } satisfies Session)
      }
      const today = osloDate(clock())
      const memberships = await listActiveMemberships(database, user.userId, today)
      return context.json({
        user: {
          id: user.userId,
          firstName: user.firstName,
          lastName: user.lastName,
          isFitnessMember: isFitnessMember(memberships),
        },
      } satisfies Session)
    })
    .route('/frontend/accounts', createAccountLinksApi(parts, signIn))
    .route('/frontend/accounts', createOwnAccountApi(parts))
}
