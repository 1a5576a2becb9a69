import { APIError } from 'better-auth/api'
import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { listActiveMemberships } from '#features/memberships/find-active-membership.server.ts'
import { isFitnessMember } from '#features/memberships/rules.ts'
import type { ApiEnvironment } from '#platform/api/create-api.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import { parseBody } from '#platform/api/parse.server.ts'
import { type Clock, osloDate } from '#platform/clock.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Authentication } from './authentication.server.ts'
import { clientAddress } from './client-address.server.ts'
import { accountRefusals, type Session } from './contract.ts'
import { createAttemptLimit, loginLimits } from './attempt-limit.server.ts'
import { LoginForm } from './login-form.ts'
import type { Sessions } from './session.server.ts'
import { sessionCookie, signedInCookie } from './session-cookie.server.ts'

/**
 * `/auth/sign-in/email`, `/auth/sign-out` and `/frontend/session`. Nothing else of better-auth can
 * be reached; its session answer, which shows the token to scripts, is replaced by ours.
 */
export function createAccountsApi({
  authentication,
  sessions,
  database,
  configuration,
  clock,
}: {
  authentication: Authentication
  sessions: Sessions
  database: Database
  configuration: Pick<Configuration, 'PORTAL_URL' | 'AUTH_SECRET' | 'TRUST_PROXY'>
  clock: Clock
}) {
  const loginLimit = createAttemptLimit({
    database,
    secret: configuration.AUTH_SECRET,
    limits: loginLimits,
  })
  const holder = sessionCookie(configuration)
  const companion = signedInCookie(holder)

  function addressOf(context: Context<ApiEnvironment>): string {
    const socketAddress = context.env?.incoming?.socket.remoteAddress
    const forwardedFor = context.req.header('x-forwarded-for')
    return clientAddress({ socketAddress, forwardedFor }, configuration.TRUST_PROXY)
  }

  function removeCookies(context: Context): void {
    for (const { name, attributes } of [holder, companion]) deleteCookie(context, name, attributes)
  }

  return new Hono<ApiEnvironment>()
    .post('/auth/sign-in/email', parseBody(LoginForm), async (context) => {
      const { email, password } = context.req.valid('json')
      const attempt = await loginLimit.count(email, addressOf(context))
      const cookies = await signIn(authentication, { email, password })
      await loginLimit.forgive(attempt)
      await sessions.end(context.req.raw)
      for (const cookie of cookies) context.header('set-cookie', cookie, { append: true })
      setCookie(context, companion.name, '1', companion.attributes)
      return context.json({ success: true })
    })
    .post('/auth/sign-out', async (context) => {
      await sessions.end(context.req.raw)
      removeCookies(context)
      return context.json({ success: true })
    })
    .get('/frontend/session', async (context) => {
      const user = await sessions.find(context.req.raw)
      if (!user) {
        if (getCookie(context, companion.name) !== undefined) removeCookies(context)
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
}

/**
 * @returns the `Set-Cookie` lines of a new session. No header of the request goes in, so that the
 *   session remembers neither address nor device.
 * @throws {Refusal} INVALID_EMAIL_OR_PASSWORD (401), after the same time whether the account exists
 */
async function signIn(
  authentication: Authentication,
  body: { email: string; password: string },
): Promise<string[]> {
  try {
    const { headers } = await authentication.api.signInEmail({ body, returnHeaders: true })
    return headers.getSetCookie()
  } catch (error) {
    if (!(error instanceof APIError) || error.statusCode >= 500) throw error
    const code = 'INVALID_EMAIL_OR_PASSWORD'
    throw new Refusal(code, accountRefusals[code])
  }
}
