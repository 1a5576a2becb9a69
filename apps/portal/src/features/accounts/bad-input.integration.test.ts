import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountLink, user } from '#core/accounts/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import {
  buildPerson,
  callAccounts,
  cookiesOf,
  seedPeople,
  signIn,
  startInstance,
  type TestInstance,
} from '#testing/accounts.testing.server.ts'

const connection = await createTestDatabase()
const { database, pool } = connection
const person = buildPerson()
let portal: TestInstance
let cookie: string

beforeAll(async () => {
  await seedPeople(database, [person])
  portal = await startInstance(connection)
  cookie = cookiesOf(await signIn(portal, person))
})
afterAll(() => portal.listener.close())

const token = 'A'.repeat(43)
const password = 'fire rare gule ender'
const locale = 'no'

/** A body that is understood, for every address that takes one. */
const understood = {
  'POST sign-up': { email: 'ny@trivsel.example', locale },
  'POST sign-up/complete': { token, firstName: 'Åse', lastName: 'Li', password, locale },
  'POST forgot-password': { email: 'ny@trivsel.example', locale },
  'POST reset-password': { token, password, locale },
  'POST links/check': { token, purpose: 'sign-up' },
  'POST email': { email: 'ny@trivsel.example', currentPassword: 'x', locale },
  'POST email/confirm': { token, locale },
  'PUT password': { currentPassword: 'x', password, locale },
} as const

const never = {
  nothing: '',
  'ten thousand characters': 'x'.repeat(10_000),
  'a number': 7,
  null: null,
  'a list': ['a'],
  'an object': { $ne: '' },
  'a control character': 'a\u0000b\u001b@trivsel.example',
  'text that turns direction': '\u202Emoc.live@a\u202C',
  'half a character': '\uD800@trivsel.example',
  HTML: '<script>alert(1)</script>',
}

describe.each(Object.entries(understood))('%s', (endpoint, good) => {
  const [method = '', path = ''] = endpoint.split(' ')
  const passwords = new Set(['password', 'currentPassword'])

  for (const field of Object.keys(good))
    for (const [kind, value] of Object.entries(never)) {
      // Any text at all may be a password; whether it is right is another matter.
      if (passwords.has(field) && typeof value === 'string' && value.length > 0)
        if (value.length < 1_000) continue
      it(`refuses ${kind} as ${field}`, async () => {
        const answer = await callAccounts(
          portal,
          path,
          { ...good, [field]: value },
          { method, cookie },
        )
        expect(answer.status).toBe(400)
        expect(await answer.json()).toEqual({ error: 'INVALID_REQUEST', fields: [field] })
      })
    }

  it.each([[null], [[]], ['text'], [7]])('refuses a body that is %j', async (body) => {
    expect((await callAccounts(portal, path, body, { method, cookie })).status).toBe(400)
  })

  it('refuses another site', async () => {
    const answer = await portal.api.request(`/api/frontend/accounts/${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site', cookie },
      body: JSON.stringify(good),
    })
    expect(answer.status).toBe(403)
  })
})

it('takes names of any script, with accents, hyphens and joiners', async () => {
  for (const firstName of ['Ngọc-Ánh', "D'Arcy", '李', 'محمد', 'می‌خواهم', 'Zoë 🎓']) {
    const body = { ...understood['POST sign-up/complete'], firstName }
    expect((await callAccounts(portal, 'sign-up/complete', body)).status).toBe(410)
  }
})

it('stored nothing and mails nobody', async () => {
  expect(await database.select().from(user)).toHaveLength(1)
  expect(await database.select().from(accountLink)).toEqual([])
  const jobs = await pool.query('select count(*)::int as jobs from graphile_worker.jobs')
  expect(jobs.rows[0].jobs).toBe(0)
})
