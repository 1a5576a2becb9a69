import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { accountRefusals } from '#core/identity/contract.ts'
import {
  createAttemptLimit,
  linkLimits,
  passwordCheckLimits,
} from '#core/identity/limits/attempt-limit.server.ts'
import { addressOf } from '#core/identity/limits/client-address.server.ts'
import type { Passwords } from '#core/identity/passwords/passwords.server.ts'
import {
  requireUser,
  type SignedInEnvironment,
} from '#core/identity/sessions/require-user.server.ts'
import type { Sessions } from '#core/identity/sessions/session.server.ts'
import { user } from '#core/identity/tables.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import { parseBody } from '#platform/api/parse.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { ChangeEmailForm, ChangePasswordForm } from './account-forms.ts'
import type { AccountEmail, SessionList } from './contract.ts'
import { requestEmailChange } from './email/change-email.server.ts'
import { changePassword } from './passwords/change-password.server.ts'
import { endOtherSessions, endSession, listSessions } from './sessions/list-sessions.server.ts'

/** What somebody who is logged in may do with their own account, below `/frontend/accounts`. */
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
  const signedIn = requireUser(sessions)

  return new Hono<SignedInEnvironment>()
    .get('/email', signedIn, async (context) => {
      const [found] = await database
        .select({ email: user.email })
        .from(user)
        .where(eq(user.id, context.get('user').userId))
      if (!found) throw new Refusal('UNAUTHENTICATED', accountRefusals.UNAUTHENTICATED)
      return context.json(found satisfies AccountEmail)
    })
    .post('/email', signedIn, parseBody(ChangeEmailForm), async (context) => {
      const form = context.req.valid('json')
      const { userId } = context.get('user')
      const address = addressOf(context, configuration)
      const attempt = await passwordLimit.count(userId, address)
      await linkLimit.count(form.email, address)
      await requestEmailChange({ database, passwords }, userId, form)
      await passwordLimit.forgive(attempt)
      return context.json({}, 202)
    })
    .put('/password', signedIn, parseBody(ChangePasswordForm), async (context) => {
      const person = context.get('user')
      const attempt = await passwordLimit.count(person.userId, addressOf(context, configuration))
      const form = context.req.valid('json')
      await changePassword({ database, passwords, portalUrl }, person, form)
      await passwordLimit.forgive(attempt)
      return context.json({})
    })
    .get('/sessions', signedIn, async (context) => {
      const items = await listSessions(database, context.get('user'))
      return context.json({ items } satisfies SessionList)
    })
    .delete('/sessions', signedIn, async (context) => {
      await endOtherSessions(database, context.get('user'))
      return context.json({})
    })
    .delete('/sessions/:id', signedIn, async (context) => {
      await endSession(database, context.get('user'), context.req.param('id'))
      return context.json({})
    })
}
