import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import { trustedOrigins } from '#platform/api/cross-site.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import { longestPassword } from '../login/login-form.ts'
import type { Passwords } from '../passwords/passwords.server.ts'
import { account, session, user, verification } from '../tables.server.ts'
import { hashSessionTokens } from './hash-session-tokens.server.ts'
import { sessionCookie, sessionLastsSeconds } from './session-cookie.server.ts'

export type Authentication = ReturnType<typeof createAuthentication>

/**
 * E-mail and password accounts, and the creation of sessions. `api.server.ts` decides what of it
 * can be reached; reading and ending sessions is in `session.server.ts`.
 */
export function createAuthentication({
  database,
  passwords,
  configuration,
  log,
}: {
  database: Database
  passwords: Pick<Passwords, 'hash' | 'verify'>
  configuration: Pick<Configuration, 'PORTAL_URL' | 'AUTH_SECRET' | 'TRIVSEL_ENV'>
  log: Log
}) {
  const { name, attributes } = sessionCookie(configuration)

  return betterAuth({
    baseURL: configuration.PORTAL_URL,
    basePath: '/api/auth',
    secret: configuration.AUTH_SECRET,
    trustedOrigins: [...trustedOrigins(configuration)],
    database: hashSessionTokens(
      drizzleAdapter(database, {
        provider: 'pg',
        schema: { user, session, account, verification },
        transaction: true,
      }),
    ),
    user: {
      // better-auth has one name for a person; ours has two parts.
      fields: { name: 'firstName' },
      additionalFields: { lastName: { type: 'string', required: true } },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      maxPasswordLength: longestPassword,
      password: {
        hash: passwords.hash,
        verify: ({ hash, password }) => passwords.verify(hash, password),
      },
    },
    session: { expiresIn: sessionLastsSeconds, disableSessionRefresh: true },
    advanced: {
      // The prefix that this would add is not the one that we want.
      useSecureCookies: false,
      cookies: {
        session_token: {
          name,
          attributes: { ...attributes, sameSite: 'lax' },
        },
      },
      ipAddress: { disableIpTracking: true },
    },
    // `attempt-limit.server.ts` counts in the database, for every instance at once.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (level, message) => {
        if (level === 'error') log.error({ component: 'authentication' }, message)
      },
    },
  })
}
