import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { locales } from '@trivsel/content-contract/locales'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { issueInstitutionKey } from '#core/semester-registrations/institution-keys.server.ts'
import { toldProfile } from '#features/profile/profile.testing.server.ts'
import { parseConfiguration } from '#platform/config.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { type PageId, pagePath, routeTable } from '#platform/routing/route-table.ts'
import { descriptions } from '../features.server.ts'
import { buildPerson, newAddress, seedPeople } from './accounts.testing.server.ts'
import { findLeaks, makeNumbers } from './find-leaks.testing.ts'
import { seedInstitutions } from './institutions.testing.server.ts'
import { readDatabase, readFolder, startListeningPortal } from './leaks.testing.server.ts'
import { tokenOf } from './mailbox.testing.server.ts'
import { seedCallers } from './role-matrix.testing.server.ts'
import { type Caller, callers } from './role-matrix.testing.ts'

const { database, url } = await createTestDatabase()
await seedInstitutions(database)
const folder = await mkdtemp(join(tmpdir(), 'leaks-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const environment = {
  TRIVSEL_ENV: 'test',
  DATABASE_URL: url,
  SITE_KEY: 'a site key that is only for tests',
  AUTH_SECRET: 'a secret that is only for tests, and long',
  FIELD_KEYS: 'test:a-key-that-is-only-for-tests-and-long',
  DEV_KEY: 'a developer key that is only for tests',
  CMS_URL: 'http://127.0.0.1:9',
  TRUST_PROXY: 'true',
  DATA_DIR: folder,
}
const configuration = parseConfiguration(environment)
const portal = await startListeningPortal(database, configuration)
afterAll(() => portal.stop())

/** Numbers in the right fields, and such as are typed where they do not belong. */
const [ownNumber = '', signUpNumber = '', deliveredNumber = '', importedNumber = '', ...misplaced] =
  makeNumbers('130972', 8)
const numbers = [
  ownNumber,
  signUpNumber,
  deliveredNumber,
  importedNumber,
  ...misplaced,
  ...makeNumbers('860111', 3),
]
const wrong = numbers.slice(4)

/**
 * The only answers that may have a number in them. To the owner: the two that are for it. To the caller that
 * sent it a moment ago: where the preview leads is the address that was asked for.
 */
const mayShow = new Set([
  'POST /api/frontend/user/details/national-id/reveal',
  'POST /api/frontend/user/privacy/download with the password',
  'GET /api/preview',
  'GET /api/preview/end',
])

const answers: [string, string][] = []
const printed: [string, string][] = []
let shown = 0

async function call(
  endpoint: string,
  options: {
    path?: string
    cookie?: string
    body?: unknown
    headers?: Record<string, string>
    name?: string
  } = {},
): Promise<Response> {
  const [method = '', pattern = ''] = endpoint.split(' ')
  const body = typeof options.body === 'string' ? options.body : JSON.stringify(options.body ?? {})
  const response = await portal.api.request(options.path ?? pattern, {
    method,
    headers: {
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': newAddress(),
      ...(options.cookie && { cookie: options.cookie }),
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
      ...options.headers,
    },
    ...(method !== 'GET' && { body }),
  })
  const text = await response.clone().text()
  const name = options.name ?? endpoint
  const headers = [...response.headers].map(([header, value]) => `${header}: ${value}`).join('\n')
  if (mayShow.has(name)) shown += Number(text.includes(ownNumber))
  else answers.push([`answer ${name}`, `${headers}\n${text}`])
  expect([name, response.status]).not.toEqual([name, 500])
  return response
}

let cookiesOf: (caller: Caller) => Promise<string>

beforeAll(async () => {
  cookiesOf = await seedCallers(database, configuration)
})

describe('numbers in the right places', () => {
  it('are saved, shown to their owner and handed out', async () => {
    const person = buildPerson()
    await seedPeople(database, [person])
    const login = await call('POST /api/auth/sign-in/email', {
      body: { email: person.email, password: person.password },
    })
    const cookie = login.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ')
    const as = { cookie }
    const saved = await call('PUT /api/frontend/user/details/national-id', {
      ...as,
      body: { number: `${ownNumber.slice(0, 6)} ${ownNumber.slice(6)}` },
    })
    expect(saved.status).toBe(200)
    await call('GET /api/frontend/user/details', as)
    await call('POST /api/frontend/user/details/national-id/reveal', as)
    for (const format of ['html', 'json']) {
      const endpoint = 'POST /api/frontend/user/privacy/download'
      const body = { format, language: 'no', password: '' }
      await call(endpoint, { ...as, body })
      await call(endpoint, {
        ...as,
        body: { ...body, password: person.password },
        name: `${endpoint} with the password`,
      })
    }
    // Without this the search below would prove nothing.
    expect(shown).toBe(3)
  })

  it('go through sign-up by mail', async () => {
    const email = 'ny@trivsel.example'
    await call('POST /api/frontend/accounts/sign-up', {
      body: { email, nationalId: signUpNumber, locale: 'no' },
    })
    const mail = await vi.waitFor(() => {
      const found = portal.mails.find(({ to }) => to === email)
      if (!found) throw new Error('the mail has not come')
      return found
    })
    const body = {
      locale: 'no',
      token: tokenOf(mail),
      firstName: 'Ny',
      lastName: 'Her',
      password: 'fire rare gule',
    }
    const completed = await call('POST /api/frontend/accounts/sign-up/complete', { body })
    expect(completed.status).toBe(201)
    // Another waits, encrypted, and is never completed.
    await call('POST /api/frontend/accounts/sign-up', {
      body: { email: 'aldri@trivsel.example', nationalId: wrong[0], locale: 'no' },
    })
  })

  it('are delivered by institutions, by key and by file', async () => {
    const key = await issueInstitutionKey(database, { kind: 'command' }, 'BI')
    const deliver = (registrations: object[], deliveryId = 'first') =>
      call('POST /api/semester-registrations', {
        headers: { authorization: `Bearer ${key}` },
        body: { deliveryId, registrations },
      })
    const good = { nationalId: deliveredNumber, semesterCode: '2026H', paid: true }
    expect((await deliver([good])).status).toBe(200)
    expect((await deliver([{ ...good, semesterCode: deliveredNumber }], 'second')).status).toBe(422)
    expect((await deliver([{ ...good, nationalId: `${deliveredNumber}1` }], 'third')).status).toBe(
      422,
    )
    expect((await deliver([good], deliveredNumber)).status).toBe(400)

    const header = 'national_id,email,semester,paid'
    for (const [name, line] of [
      ['good.csv', `${importedNumber},,2026H,yes`],
      ['bad.csv', `${importedNumber}9,${importedNumber},${importedNumber},${importedNumber}`],
      ['worse.csv', `"${importedNumber}`],
    ]) {
      const file = join(await mkdtemp(join(tmpdir(), 'delivery-')), String(name))
      await writeFile(file, `${header}\n${line}\n`)
      const script = fileURLToPath(
        new URL('../../scripts/import-semester-registrations.ts', import.meta.url),
      )
      const run = promisify(execFile)(process.execPath, [script, 'UiO', file], {
        env: { ...process.env, ...environment, LOG_LEVEL: 'trace' },
      })
      const { stdout, stderr } = await run.catch(
        (error: { stdout: string; stderr: string }) => error,
      )
      printed.push([`the import of ${name}`, `${stdout}\n${stderr}`])
    }
    expect(printed.map(([, text]) => text.trim()).every((text) => text.length > 0)).toBe(true)
  })
})

describe('numbers in the wrong places', () => {
  /** Every field of every form, all with the number. */
  const everywhere = (number: string) => ({
    ...Object.fromEntries(
      [
        'email|password|currentPassword|firstName|lastName|nationalId|number|token|code|id|name',
        'userId|callback|confirmation|purpose|deliveryId|institution|bookingId|classId|centerId',
        'path|query|q|birthDate|nationality|tuitionFeeCode|revision|subject|message',
      ]
        .join('|')
        .split('|')
        .map((field) => [field, number]),
    ),
    locale: 'no',
    language: 'no',
    format: 'json',
    roles: [number],
    address: { line1: number, city: number },
    phone: { countryCode: '+47', subscriberNumber: number },
    registrations: [{ nationalId: number, email: number, semesterCode: number, paid: number }],
  })

  it.each(descriptions.map(({ endpoint: { method, path } }) => `${method} ${path}`))(
    '%s',
    async (endpoint) => {
      const [method = '', pattern = ''] = endpoint.split(' ')
      const number = wrong[0] ?? ''
      const query = new URLSearchParams(
        [
          'q',
          'userId',
          'page',
          'actor',
          'action',
          'day',
          'path',
          'kind',
          'id',
          'devKey',
          'language',
        ]
          .concat(
            'contentType',
            'locale',
            'callback',
            'expires',
            'signature',
            'centerId',
            'classId',
          )
          .map((name) => [name, name === 'path' ? `/${number}` : number]),
      )
      const headers = {
        'user-agent': number,
        referer: `http://localhost:3000/${number}`,
        'x-request-id': number,
        'accept-language': number,
        'x-forwarded-for': `${number}, ${newAddress()}`,
        authorization: `Bearer ${number}`,
      }
      const path = `${pattern.replace(/:\w+/g, number)}?${query}`
      for (const caller of ['visitor', 'fitness member', 'caseworker', 'admin'] as const) {
        const cookie = await cookiesOf(caller)
        await call(endpoint, { path, cookie, headers, body: everywhere(number) })
        if (method === 'GET') continue
        await call(endpoint, {
          cookie,
          path: pattern.replace(/:\w+/g, number),
          body: { code: '000000' },
        })
        await call(endpoint, { cookie, body: `{"email":"${number}` })
        await call(endpoint, { cookie, body: `{"${number}":1}` })
      }
      await call(endpoint, {
        cookie: `trivsel.session_token=${number}.${number}; ${number}=${number}`,
      })
    },
  )

  it('are refused in names and addresses, and what was there stays', async () => {
    const cookie = await cookiesOf('fitness member')
    const { id } = await (await call('GET /api/frontend/user/details', { cookie })).json()
    for (const number of wrong)
      for (const change of [
        { firstName: number },
        { lastName: `Nordmann ${number.slice(0, 6)} ${number.slice(6)}` },
        { address: { ...toldProfile.address, line1: number } },
        { address: { ...toldProfile.address, line2: `c/o ${number}` } },
        { address: { ...toldProfile.address, zipCode: number, countryCode: 'DE' } },
        { address: { ...toldProfile.address, city: `Oslo ${number}` } },
      ]) {
        const body = { ...toldProfile, id, ...change }
        const saved = await call('PUT /api/frontend/user/details', { cookie, body })
        expect([change, saved.status]).toEqual([change, 400])
      }
  })

  it('that the database cannot take are not repeated by its errors', async () => {
    const cookie = await cookiesOf('fitness member')
    const { id } = await (await call('GET /api/frontend/user/details', { cookie })).json()
    const number = wrong[1] ?? ''
    for (const body of [
      { ...toldProfile, id: `${number}\u0000`, firstName: 'Kari' },
      { ...toldProfile, id, revision: Number(number) },
    ])
      await call('PUT /api/frontend/user/details', { cookie, body })
    await call('GET /api/frontend/sports/group-exercises/details/:id', {
      path: `/api/frontend/sports/group-exercises/details/${number}%00?language=no`,
    })
  })
})

describe('pages', () => {
  const server = createServer((request, response) => {
    if (!portal.pages.sendCached(request, response)) void portal.pages.serve(request, response)
  })
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  // A page ends no session: one of each caller is enough for all.
  const cookies = new Map<Caller, string>()
  beforeAll(async () => {
    for (const caller of callers.slice(0, 3)) cookies.set(caller, await cookiesOf(caller))
  })

  it.each(Object.keys(routeTable) as PageId[])('%s keeps nothing of who asked', async (id) => {
    const { port } = server.address() as AddressInfo
    const number = wrong[2] ?? ''
    const typed = new URLSearchParams(
      ['q', 'callback', 'fnr', 'page', 'token', 'actor', 'day'].map((name) => [name, number]),
    )
    for (const locale of locales) {
      const path = pagePath(id, locale, { slug: 'x', id: '1', path: 'x' })
      for (const [, session] of cookies) {
        const cookie = `${session}; fnr=${number}`
        const headers = { cookie, 'user-agent': number, referer: `http://a.no/${number}` }
        const address = `http://127.0.0.1:${port}${path}`
        await (await fetch(`${address}?${typed}`, { headers, redirect: 'manual' })).text()
        // What the next visitor gets, from memory if it is there.
        const next = await fetch(address, { redirect: 'manual' })
        answers.push([`page ${id}`, `${JSON.stringify([...next.headers])}${await next.text()}`])
      }
    }
    await fetch(`http://127.0.0.1:${port}/${number}/${number}`, { redirect: 'manual' })
  })
})

describe('the search', () => {
  async function everything(): Promise<[string, string][]> {
    return [
      ...(await readDatabase(database)),
      ...(await readFolder(folder)),
      ...portal.logged.map((line): [string, string] => ['log', line]),
      ...portal.mails.map((mail): [string, string] => ['mail', JSON.stringify(mail)]),
      ...answers,
      ...printed,
    ]
  }

  it('finds no number anywhere', async () => {
    await database.execute(sql`select graphile_worker.add_job('remove-past-data', '{}')`)
    await vi.waitFor(() => {
      expect(portal.logged.some((line) => line.includes('past its time'))).toBe(true)
    })
    const texts = await everything()
    expect(texts.length).toBeGreaterThan(500)
    expect(portal.mails.length).toBeGreaterThan(0)
    expect((await readFolder(folder)).length).toBeGreaterThan(0)
    expect(findLeaks(texts, numbers)).toEqual([])
  })

  it.each([
    ['in the clear', (number: string) => number],
    ['in a sentence', (number: string) => `fnr ${number.slice(0, 6)} ${number.slice(6)}.`],
    ['as an account', (number: string) => number.replace(/^(....)(..)/, '$1.$2.')],
    [
      'in an address',
      (number: string) => encodeURIComponent(`a=${number.slice(0, 6)} ${number.slice(6)}`),
    ],
    ['in base64', (number: string) => Buffer.from(`x${number}y`).toString('base64')],
    [
      'in base64 of an address',
      (number: string) => Buffer.from(`{"fnr":"${number}"}`).toString('base64url'),
    ],
    ['in hex', (number: string) => Buffer.from(number).toString('hex').toUpperCase()],
  ])('would find one that lies somewhere %s', async (_, write) => {
    await database.execute(sql`create table portal.scratch (note text)`)
    try {
      for (const number of numbers)
        await database.execute(sql`insert into portal.scratch values (${write(number)})`)
      const leaks = findLeaks(await readDatabase(database), numbers)
      expect(new Set(leaks.map(({ where }) => where))).toEqual(new Set(['table portal.scratch']))
      for (const number of numbers)
        expect(findLeaks([['log', `{"msg":"${write(number)}"}`]], [number])).not.toEqual([])
    } finally {
      await database.execute(sql`drop table portal.scratch`)
    }
  })

  it('would find one in the queue', async () => {
    await database.execute(sql`
      select graphile_worker.add_job('nobody-does-this', ${JSON.stringify({ number: ownNumber })}::json)`)
    const leaks = findLeaks(await readDatabase(database), numbers)
    expect(leaks.map(({ where }) => where)).toEqual(['table graphile_worker._private_jobs'])
  })
})
