import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
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
import { sessionCookie, sessionLifetimeSeconds, signedInCookie } from './session-cookie.server.ts'

export type SignIn = ReturnType<typeof createSignIn>

type Credentials = { email: string; password: string }

/** Starts sessions and sets the browser's two cookies accordingly. */
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
  const cookie = sessionCookie(configuration)
  const companion = signedInCookie(cookie)

  /** Ends the browser's session, if any, and sets the cookies of the new one. */
  async function setCookies(context: Context, token: string): Promise<void> {
    await sessions.end(context.req.raw)
    const { name, attributes } = cookie
    await setSignedCookie(context, name, token, configuration.AUTH_SECRET, attributes)
    setCookie(context, companion.name, '1', companion.attributes)
  }

  return {
    /**
     * @throws {Refusal} INVALID_EMAIL_OR_PASSWORD (401), after the same time whether or not the account exists
     */
    async start(context: Context, credentials: Credentials): Promise<void> {
      const device = deviceOf(context)
      await setCookies(context, await startByPassword({ database, passwords }, credentials, device))
    },

    /**
     * As `start`, for a person who has been authenticated by another method.
     * @param options.isStrong they have proved who they are, with ID-porten
     */
    async startAs(
      context: Context,
      userId: string,
      { isStrong = false }: { readonly isStrong?: boolean } = {},
    ): Promise<void> {
      const token = await startSession(database, userId, { ...deviceOf(context), isStrong })
      await setCookies(context, token)
    },

    removeCookies(context: Context): void {
      for (const { name, attributes } of [cookie, companion])
        deleteCookie(context, name, attributes)
    },

    /** Whether the browser has the companion cookie. */
    hasCompanion: (context: Context) => getCookie(context, companion.name) !== undefined,
  }
}

/**
 * Checks the stamp again in the transaction: if the password changes during the verification, no
 * session starts with the old one.
 * @returns the token of the session
 */
async function startByPassword(
  { database, passwords }: { database: Database; passwords: Pick<Passwords, 'hash' | 'verify'> },
  { email, password }: Credentials,
  device: Device,
): Promise<string> {
  const found = await findStamp(database, email)
  if (!found) {
    // The same work as for an existing account.
    await passwords.hash(password)
    throw refused()
  }
  if (!(await passwords.verify(found.passwordHash, password))) throw refused()
  return database.transaction(async (transaction) => {
    if ((await readStamp(transaction, found.userId)) !== found.stamp) throw refused()
    return startSession(transaction, found.userId, device)
  })
}

const deviceOf = (context: Context) => readDevice(context.req.header('user-agent'))

/** Stores the names of browser and system, no address, and only a hash of the token. */
async function startSession(
  database: Database,
  userId: string,
  { isStrong = false, ...device }: Device & { readonly isStrong?: boolean },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await database.insert(session).values({
    id: randomId(),
    token: hashToken(token),
    userId,
    ...device,
    strongAt: isStrong ? sql`now()` : null,
    expiresAt: new Date(Date.now() + sessionLifetimeSeconds * 1_000),
  })
  return token
}

const refused = () =>
  new Refusal('INVALID_EMAIL_OR_PASSWORD', accountRefusals.INVALID_EMAIL_OR_PASSWORD)
