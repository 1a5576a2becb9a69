import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie, setSignedCookie } from 'hono/cookie'
import { findStamp, readStamp } from '#core/accounts/account-stamp.server.ts'
import { randomId } from '#core/accounts/add-account.server.ts'
import { accountRefusals } from '#core/accounts/contract.ts'
import type { Passwords } from '#core/accounts/passwords/passwords.server.ts'
import { session } from '#core/accounts/tables.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import { hashToken } from '#platform/crypto/hash-token.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { type Device, readDevice } from './device.ts'
import type { Sessions } from './session.server.ts'
import { sessionCookie, sessionLastsSeconds, signedInCookie } from './session-cookie.server.ts'

export type SignIn = ReturnType<typeof createSignIn>

type Credentials = { email: string; password: string }

/** Starts sessions, and keeps the browser's two cookies in step with them. */
export function createSignIn({
  database,
  passwords,
  sessions,
  configuration,
}: {
  database: Database
  passwords: Pick<Passwords, 'hash' | 'verify'>
  sessions: Pick<Sessions, 'end'>
  configuration: Pick<Configuration, 'PORTAL_URL' | 'AUTH_SECRET'>
}) {
  const holder = sessionCookie(configuration)
  const companion = signedInCookie(holder)

  /** Hands the token of a new session to the browser, in the place of the one that it had. */
  async function give(context: Context, token: string): Promise<void> {
    await sessions.end(context.req.raw)
    const { name, attributes } = holder
    await setSignedCookie(context, name, token, configuration.AUTH_SECRET, attributes)
    setCookie(context, companion.name, '1', companion.attributes)
  }

  return {
    /**
     * @throws {Refusal} INVALID_EMAIL_OR_PASSWORD (401), after the same time whether the account exists
     */
    async start(context: Context, credentials: Credentials): Promise<void> {
      const device = deviceOf(context)
      await give(context, await beginByPassword({ database, passwords }, credentials, device))
    },

    /** As `start`, for somebody who has shown in another way than by a password who they are. */
    async startAs(context: Context, userId: string): Promise<void> {
      await give(context, await beginSession(database, userId, deviceOf(context)))
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
 * A password that is set while this one is looked at ends the sessions that there are: none begins
 * with the old one after that.
 * @returns the token of the session
 */
async function beginByPassword(
  { database, passwords }: { database: Database; passwords: Pick<Passwords, 'hash' | 'verify'> },
  { email, password }: Credentials,
  device: Device,
): Promise<string> {
  const found = await findStamp(database, email)
  if (!found) {
    // As much work as for an account that there is.
    await passwords.hash(password)
    throw refused()
  }
  if (!(await passwords.verify(found.passwordHash, password))) throw refused()
  return database.transaction(async (transaction) => {
    if ((await readStamp(transaction, found.userId)) !== found.stamp) throw refused()
    return beginSession(transaction, found.userId, device)
  })
}

const deviceOf = (context: Context) => readDevice(context.req.header('user-agent'))

/** Of the browser only its name and its system's are kept, and no address; of the token only a hash. */
async function beginSession(database: Database, userId: string, device: Device): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await database.insert(session).values({
    id: randomId(),
    token: hashToken(token),
    userId,
    ...device,
    expiresAt: new Date(Date.now() + sessionLastsSeconds * 1_000),
  })
  return token
}

const refused = () =>
  new Refusal('INVALID_EMAIL_OR_PASSWORD', accountRefusals.INVALID_EMAIL_OR_PASSWORD)
