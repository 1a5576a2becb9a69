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
import { createEmailApi } from './email/handlers.server.ts'
import { createLinksApi } from './links/handlers.server.ts'
import { loginDescribed as described } from './login/endpoints.server.ts'
import { createLoginApi } from './login/handlers.server.ts'
import { createPasswordsApi } from './passwords/handlers.server.ts'
import { createSessionListApi } from './sessions/handlers.server.ts'
import { createSignUpApi } from './sign-up/handlers.server.ts'

export type AccountDependencies = {
  passwords: Passwords
  sessions: Sessions
  database: Database
  encryption: FieldEncryption
  configuration: Pick<Configuration, 'PORTAL_URL' | 'AUTH_SECRET' | 'TRUST_PROXY'>
  clock: Clock
}

/** Login, sign-up, the session of a request and one’s own account. */
export function createAccountsApi(dependencies: AccountDependencies) {
  const { sessions, database, clock } = dependencies
  const signIn = createSignIn(dependencies)
  const { api, serve } = serveEndpoints(dependencies)

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
    .route('/', createLoginApi({ ...dependencies, signIn }))
    .route('/', createSignUpApi({ ...dependencies, signIn }))
    .route('/', createLinksApi(dependencies))
    .route('/', createEmailApi(dependencies))
    .route('/', createPasswordsApi(dependencies))
    .route('/', createSessionListApi(dependencies))
}
