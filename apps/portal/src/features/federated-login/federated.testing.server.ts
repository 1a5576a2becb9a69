import type { Hono } from 'hono'
import { createPasswords } from '#core/accounts/passwords/passwords.server.ts'
import { createSignIn } from '#core/sessions/sign-in.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { createLog } from '#platform/log.server.ts'
import {
  newAddress,
  startInstance,
  type TestInstance,
  testConfiguration,
  testEncryption,
} from '#testing/accounts.testing.server.ts'
import { createFederatedApi } from './handlers.server.ts'
import type { ProviderSettings } from './provider.server.ts'
import type { ProviderId } from './providers.ts'

/** One instance of the portal with login through a provider, or with the setting off. */
export async function startFederatedInstance(
  connection: { database: Database; url: string },
  settings: ProviderSettings | null,
  id: ProviderId = 'feide',
) {
  const instance = await startInstance(connection)
  addFederated(instance, connection, settings, id)
  return instance
}

/** Adds login through a provider to an instance that has more than that. */
export function addFederated(
  instance: TestInstance,
  connection: { database: Database },
  settings: ProviderSettings | null,
  id: ProviderId = 'feide',
  { withNationalId = false } = {},
): void {
  const { database } = connection
  const { sessions } = instance
  const log = createLog('silent')
  const passwords = createPasswords()
  const configuration = {
    ...testConfiguration,
    FEIDE_NATIONAL_ID: withNationalId,
    ...settingsOf('FEIDE', id === 'feide' ? settings : null),
    ...settingsOf('IDPORTEN', id === 'id-porten' ? settings : null),
  }
  const signIn = createSignIn({ database, passwords, sessions, configuration })
  instance.api.route(
    '/',
    createFederatedApi({
      id,
      database,
      encryption: testEncryption,
      sessions,
      signIn,
      passwords,
      configuration,
      log,
    }),
  )
}

function settingsOf<Prefix extends 'FEIDE' | 'IDPORTEN'>(
  prefix: Prefix,
  settings: ProviderSettings | null,
) {
  return {
    [`${prefix}_ISSUER`]: settings?.issuer,
    [`${prefix}_CLIENT_ID`]: settings?.clientId,
    [`${prefix}_CLIENT_SECRET`]: settings?.clientSecret,
  } as Record<`${Prefix}_${'ISSUER' | 'CLIENT_ID' | 'CLIENT_SECRET'}`, string | undefined>
}

/** One browser: its cookies at the portal, and what it asks for there. */
export class Browser {
  readonly #api: Hono<ApiEnvironment>
  readonly #provider: ProviderId
  readonly #cookies = new Map<string, string>()

  constructor({ api }: { api: Hono<ApiEnvironment> }, provider: ProviderId = 'feide') {
    this.#api = api
    this.#provider = provider
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name)
  }

  keep(lines: readonly string[]): void {
    keepCookies(this.#cookies, lines)
  }

  async ask(
    path: string,
    {
      method = 'GET',
      body,
      referer,
    }: { method?: string; body?: unknown; referer?: string | undefined } = {},
  ) {
    const response = await this.#api.request(path, {
      method,
      headers: {
        cookie: cookieHeader(this.#cookies),
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': newAddress(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(referer !== undefined && { referer }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    this.keep(response.headers.getSetCookie())
    return response
  }

  provider(path: string, options: { method?: string; body?: unknown } = {}) {
    return this.ask(`/api/frontend/accounts/${this.#provider}/${path}`, options)
  }

  async logIn({ email, password }: { email: string; password: string }): Promise<void> {
    const body = { email, password }
    const response = await this.ask('/api/auth/sign-in/email', { method: 'POST', body })
    if (!response.ok) throw new Error(`${email} could not log in`)
  }

  /** The user who is logged in here. */
  async user(): Promise<{ id: string } | null> {
    const answer: { user: { id: string } | null } = await (
      await this.ask('/api/frontend/session')
    ).json()
    return answer.user
  }

  /** Goes to the provider and chooses. @returns the address that the browser is sent back to */
  async goThrough(person: string, query = '', referer?: string): Promise<string> {
    const path = `/api/frontend/accounts/${this.#provider}/start${query}`
    const start = await this.ask(path, { referer })
    return chooseAtStandIn(start.headers.get('location') ?? '', person)
  }

  /** Goes to the provider and all the way back. @returns the answer that leads to a page */
  async passThrough(person: string, query = ''): Promise<Response> {
    return this.ask(await this.goThrough(person, query))
  }
}

/** @returns path and query of the address that the stand-in sends the browser to in the end */
export async function chooseAtStandIn(address: string, person: string): Promise<string> {
  const cookies = new Map<string, string>()
  let next = address
  for (let step = 0; step < 10; step++) {
    const url = new URL(next)
    if (/^\/api\/.*\/callback$/.test(url.pathname)) return url.pathname + url.search
    const isChoice = url.pathname.startsWith('/interaction/')
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: cookieHeader(cookies) },
      ...(isChoice && { method: 'POST', body: new URLSearchParams({ person }) }),
    })
    keepCookies(cookies, response.headers.getSetCookie())
    const location = response.headers.get('location')
    if (!location) throw new Error(`${url.pathname} leads nowhere: ${await response.text()}`)
    next = new URL(location, url).href
  }
  throw new Error('The stand-in leads in circles')
}

function keepCookies(cookies: Map<string, string>, lines: readonly string[]): void {
  for (const line of lines) {
    const [pair = ''] = line.split(';', 1)
    const name = pair.slice(0, pair.indexOf('='))
    if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) cookies.delete(name)
    else cookies.set(name, pair.slice(name.length + 1))
  }
}

function cookieHeader(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}
