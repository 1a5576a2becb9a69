import type { Hono } from 'hono'
import { createPasswords } from '#core/accounts/passwords/passwords.server.ts'
import { createSessions, type Sessions } from '#core/sessions/session.server.ts'
import { createAccountsApi } from '#features/accounts/handlers.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { createFieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { createListener, type Listener } from '#platform/database/listen.server.ts'
import { createLog } from '#platform/log.server.ts'
import { systemClock } from '#platform/time/clock.ts'

export { buildMembership, buildPerson, seedPeople } from '#core/memberships/demo/people.server.ts'

export const testConfiguration = {
  PORTAL_URL: 'http://localhost:3000',
  AUTH_SECRET: 'a secret that is only for tests, and long',
  TRIVSEL_ENV: 'test',
  TRUST_PROXY: { hops: 1 },
  PAYMENT_FORM_HOSTS: 'https://*.payex.com https://*.swedbankpay.com',
} as const

export const testEncryption = createFieldEncryption(
  new Map([['test', 'a key that is only for tests, and long']]),
)

export type TestInstance = {
  api: Hono<ApiEnvironment>
  sessions: Sessions
  listener: Listener
}

/** One instance of the portal as far as accounts go. */
export async function startInstance(
  { database, url }: { database: Database; url: string },
  overrides: Partial<{ PORTAL_URL: string; AUTH_SECRET: string }> = {},
): Promise<TestInstance> {
  const configuration = { ...testConfiguration, ...overrides }
  const log = createLog('silent')
  const listener = createListener(url, log)
  const sessions = createSessions({ database, listener, configuration })
  await listener.start()
  const passwords = createPasswords()
  const accounts = createAccountsApi({
    passwords,
    sessions,
    database,
    encryption: testEncryption,
    configuration,
    clock: systemClock,
  })
  const api = createApi({ configuration, log }).route('/', accounts)
  return { api, sessions, listener }
}

let addresses = 0

/**
 * An address that nobody else in the test has: its attempts are its own. There are 16 million, since
 * tests that follow one another in a process ask for more than 65,000.
 */
export function newAddress(): string {
  addresses += 1
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`
}

export async function signIn(
  { api }: Pick<TestInstance, 'api'>,
  { email, password }: { email: string; password: string },
  {
    address = newAddress(),
    cookie,
    userAgent,
  }: { address?: string; cookie?: string; userAgent?: string } = {},
): Promise<Response> {
  return api.request('/api/auth/sign-in/email', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': address,
      ...(cookie && { cookie }),
      ...(userAgent && { 'user-agent': userAgent }),
    },
    body: JSON.stringify({ email, password }),
  })
}

/** Calls `/api/frontend/accounts` as a browser on our own pages does. */
export async function callAccounts(
  { api }: Pick<TestInstance, 'api'>,
  path: string,
  body: unknown,
  {
    method = 'POST',
    address = newAddress(),
    cookie,
  }: { method?: string; address?: string; cookie?: string } = {},
): Promise<Response> {
  return api.request(`/api/frontend/accounts/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': address,
      ...(cookie && { cookie }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

/** The `Cookie` header that a browser would send after this answer. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
}
