import { APIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie, setSignedCookie } from 'hono/cookie'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import { hashToken } from '#platform/crypto/hash-token.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { findStamp, readStamp } from '../accounts/account-stamp.server.ts'
import { accountRefusals } from '../contract.ts'
import { session } from '../tables.server.ts'
import type { Authentication } from './authentication.server.ts'
import type { Sessions } from './session.server.ts'
import { sessionCookie, signedInCookie } from './session-cookie.server.ts'

export type SignIn = ReturnType<typeof createSignIn>

/** Starts sessions, and keeps the browser's two cookies in step with them. */
export function createSignIn({
  authentication,
  database,
  sessions,
  configuration,
}: {
  authentication: Authentication
  database: Database
  sessions: Pick<Sessions, 'end'>
  configuration: Pick<Configuration, 'PORTAL_URL' | 'AUTH_SECRET'>
}) {
  const holder = sessionCookie(configuration)
  const companion = signedInCookie(holder)

  return {
    /**
     * Starts a session in the place of the one that the browser had.
     * @throws {Refusal} INVALID_EMAIL_OR_PASSWORD (401), after the same time whether the account exists
     */
    async start(context: Context, credentials: { email: string; password: string }): Promise<void> {
      const cookies = await newSession({ authentication, database }, credentials)
      await sessions.end(context.req.raw)
      for (const cookie of cookies) context.header('set-cookie', cookie, { append: true })
      setCookie(context, companion.name, '1', companion.attributes)
    },

    /** As `start`, for somebody who has shown in another way than by a password who they are. */
    async startAs(context: Context, userId: string): Promise<void> {
      const { internalAdapter } = await authentication.$context
      const { token } = await internalAdapter.createSession(userId)
      await sessions.end(context.req.raw)
      const { name, attributes } = holder
      await setSignedCookie(context, name, token, configuration.AUTH_SECRET, attributes)
      setCookie(context, companion.name, '1', companion.attributes)
    },

    removeCookies(context: Context): void {
      for (const { name, attributes } of [holder, companion])
        deleteCookie(context, name, attributes)
    },

    /** Whether the browser believes that there is a session. */
    hasCompanion: (context: Context) => getCookie(context, companion.name) !== undefined,
  }
}

/**
 * No header of the request goes in, so that the session remembers neither address nor device. A
 * password that is set meanwhile ends the sessions that there are: one that the old password began
 * just after is ended here.
 */
async function newSession(
  { authentication, database }: { authentication: Authentication; database: Database },
  body: { email: string; password: string },
): Promise<string[]> {
  const before = await findStamp(database, body.email)
  const { headers, response } = await signInEmail(authentication, body)
  if (!before || (await readStamp(database, before.userId)) !== before.stamp) {
    await database.delete(session).where(eq(session.token, hashToken(response.token)))
    throw refused()
  }
  return headers.getSetCookie()
}

async function signInEmail(
  authentication: Authentication,
  body: { email: string; password: string },
) {
  try {
    return await authentication.api.signInEmail({ body, returnHeaders: true })
  } catch (error) {
    if (!(error instanceof APIError) || error.statusCode >= 500) throw error
    throw refused()
  }
}

const refused = () =>
  new Refusal('INVALID_EMAIL_OR_PASSWORD', accountRefusals.INVALID_EMAIL_OR_PASSWORD)
