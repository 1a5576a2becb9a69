import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { accessLog } from '#core/access-log/tables.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
import { createLocalStore } from '#core/files/store/local-store.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import { claimNationalId } from '#core/semester-registrations/claim-national-id.server.ts'
import { importRegistrations } from '#core/semester-registrations/import-registrations.server.ts'
import { seedDepositAccounts } from '#features/deposit-account/demo/seed-deposit-accounts.server.ts'
import type { AccessLogPage } from '#features/privacy/contract.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import {
  buildPerson,
  cookiesOf,
  signIn,
  testConfiguration,
  testEncryption,
} from '../accounts.testing.server.ts'
import { createClass } from '../group-classes.testing.server.ts'
import { seedInstitutions } from '../institutions.testing.server.ts'
import { insertBooking } from './booking.testing.server.ts'
import { callPrivacy, newSignedIn, startPrivacyInstance } from './privacy.testing.server.ts'

const connection = await createTestDatabase()
await seedInstitutions(connection.database)
const { database } = connection
const instance = await startPrivacyInstance(connection, () => new Date('2026-11-21T12:00:00Z'))
afterAll(() => instance.listener.close())

const number = '13097248022'

async function newPersonWithData() {
  const person = await newSignedIn(
    instance,
    database,
    buildPerson({ firstName: '<b>Ola</b>', lastName: "O'Hara & sønn" }),
  )
  const { userId, email } = person
  await database.insert(profile).values({ userId, city: 'Tromsø', birthDate: '1972-09-13' })
  await database.execute(sql`delete from portal.national_id`)
  await claimNationalId(database, testEncryption, { userId, number })
  const { classId } = await createClass(database)
  await insertBooking(database, classId, userId)
  await importRegistrations(
    database,
    testEncryption,
    {
      institution: 'BI',
      deliveredBy: 'test',
      lines: [{ line: 1, nationalId: '', email, semesterCode: '2026H', isPaid: true }],
    },
    '2026-11-21',
  )
  return person
}

const download = (cookie: string, overrides: object = {}) =>
  callPrivacy(instance, 'download', {
    cookie,
    body: { format: 'json', language: 'no', password: '', ...overrides },
  })

describe('downloading one’s data', () => {
  it('gives all of it as JSON, with the national id masked', async () => {
    const { cookie, userId, email } = await newPersonWithData()
    const response = await download(cookie)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="data-2026-11-21.json"',
    )
    expect(response.headers.get('cache-control')).toBe('no-store')
    const text = await response.text()
    expect(text).not.toContain(number)
    const { data, account, madeAt } = JSON.parse(text)
    expect([account, madeAt]).toEqual([userId, '2026-11-21T12:00:00.000Z'])
    expect(data.user).toEqual([
      expect.objectContaining({ first_name: '<b>Ola</b>', email, email_verified: true }),
    ])
    expect(data.profile).toEqual([
      expect.objectContaining({ city: 'Tromsø', birth_date: '1972-09-13' }),
    ])
    expect(data.national_id).toEqual([expect.objectContaining({ number: '•••••••••22' })])
    expect(data.group_class_booking).toEqual([
      expect.objectContaining({ class_name: 'Rolig yoga', state: 'booked' }),
    ])
    expect(data.group_class_booking_event).toHaveLength(1)
    expect(data.fitness_membership).toHaveLength(1)
    expect(data.semester_registration).toEqual([
      expect.objectContaining({ institution: 'BI', semester_code: '2026H', is_paid: true }),
    ])
    expect(data.session).toHaveLength(1)
    expect(Object.keys(data.session[0])).not.toContain('token')
    expect(Object.keys(data.account[0])).not.toContain('password')
  })

  it('shows the whole national id only for the password, and says so in the log', async () => {
    const { cookie, password, userId } = await newPersonWithData()
    expect((await download(cookie, { password: 'not the one' })).status).toBe(403)
    expect(await database.select().from(accessLog).where(eq(accessLog.subjectId, userId))).toEqual(
      [],
    )
    const { data } = await (await download(cookie, { password })).json()
    expect(data.national_id).toEqual([expect.objectContaining({ number })])
    // The file lists itself: it was handed out too.
    expect(data.access_log).toHaveLength(2)
    const log: AccessLogPage = await (await callPrivacy(instance, 'access-log', { cookie })).json()
    expect(log.items.map(({ data: what, actor, reason }) => [what, actor, reason])).toEqual([
      ['all-data', 'self', 'own-download'],
      ['national-id', 'self', 'own-download'],
    ])
  })

  it('opens what lies encrypted for its row for who has given the password', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'trivsel-download-'))
    const log = createLog('silent')
    const files = { store: createLocalStore(folder), scan: null, encryption: testEncryption, log }
    await seedDepositAccounts({
      database,
      encryption: testEncryption,
      files,
      portalUrl: testConfiguration.PORTAL_URL,
    })
    await rm(folder, { recursive: true })
    const email = 'student-refund-manual@trivsel.example'
    const password = 'trivsel-demo'
    const cookie = cookiesOf(await signIn(instance, { email, password }))
    const refundOf = async (response: Response) => (await response.json()).data.deposit_refund
    const [masked] = await refundOf(await download(cookie))
    expect(masked).toEqual({
      route: 'manual',
      reason: 'visa-refused',
      account_masked: null,
      amount_ore: null,

      payee_name: null,
      details: null,
    })
    const [whole] = await refundOf(await download(cookie, { password }))
    expect(whole).toMatchObject({
      payee_name: 'Mina Ahmadi',
      details: expect.stringMatching(/^An account abroad/),
    })
  })

  it.each([
    ['no', 'Opplysningene Trivsel har om deg', 'lang="nb"'],
    ['en', 'The data that Trivsel keeps about you', 'lang="en"'],
  ])('is a page to read and print (%s), safe to open', async (language, title, lang) => {
    const { cookie } = await newPersonWithData()
    const response = await download(cookie, { format: 'html', language })
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    const text = await response.text()
    expect(text).toContain(lang)
    expect(text).toContain(`<h1>${title}</h1>`)
    expect(text).toContain('&lt;b&gt;Ola&lt;/b&gt;')
    expect(text).toContain('O&#39;Hara &amp; sønn')
    expect(text).toContain('Tromsø')
    expect(text).not.toMatch(/<(script|img|link|iframe|form|b)\b/)
    expect(text).not.toContain(number)
  })

  it('holds nothing of anybody else', async () => {
    const one = await newPersonWithData()
    const other = await newPersonWithData()
    const text = await (await download(one.cookie)).text()
    expect(text).not.toContain(other.email)
    expect(text).not.toContain(other.userId)
  })

  it('gives staff what they did, and only of themselves what it changed', async () => {
    const { cookie, userId, email } = await newSignedIn(instance, database)
    const entry = { actorKind: 'staff' as const, actorRoles: ['admin'], subjectKind: 'x' }
    await database.insert(auditEntry).values([
      {
        ...entry,
        actorId: userId,
        action: 'staff-invited',
        subjectId: '1',
        after: { email: 'annen@trivsel.example' },
      },
      { ...entry, actorId: 'boss', action: 'staff-invited', subjectId: '2', after: { email } },
      { ...entry, actorId: 'boss', action: 'staff-ended', subjectId: 'somebody', before: {} },
    ])
    const text = await (await download(cookie)).text()
    expect(text).not.toContain('annen@trivsel.example')
    expect(text).not.toContain('boss')
    const { data } = JSON.parse(text)
    expect(data.audit_entry).toEqual([
      expect.objectContaining({ actor: 'self', after: null }),
      expect.objectContaining({ actor: 'staff', after: { email } }),
    ])
  })

  it('is limited, however many ask at once', async () => {
    const { cookie } = await newPersonWithData()
    const address = '198.19.0.1'
    const body = { format: 'json', language: 'no', password: '' }
    const answers = await Promise.all(
      Array.from({ length: 9 }, () => callPrivacy(instance, 'download', { cookie, body, address })),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429, 429])
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toMatch(
      /^\d+$/,
    )
  })

  it.each([
    {},
    { format: 'pdf', language: 'no', password: '' },
    { format: 'json', language: 'sv', password: '' },
    { format: 'json', language: 'no', password: 'x'.repeat(10_000) },
    { format: 'json', language: 'no', password: ['a'] },
  ])('%j is 400', async (body) => {
    const { cookie } = await newSignedIn(instance, database)
    expect((await callPrivacy(instance, 'download', { cookie, body })).status).toBe(400)
  })

  it('is for who is logged in', async () => {
    expect((await download('')).status).toBe(401)
  })
})

describe('the access log', () => {
  it('comes in pages, the newest first, and says nothing of others', async () => {
    const { cookie, userId } = await newSignedIn(instance, database)
    const other = await newSignedIn(instance, database)
    await database.insert(accessLog).values(
      Array.from({ length: 25 }, (_, index) => ({
        actorId: index === 24 ? other.userId : index === 23 ? null : userId,
        subjectId: userId,
        data: 'national-id' as const,
        reason: 'own-profile' as const,
        at: new Date(Date.UTC(2026, 9, 1, 12, index)),
      })),
    )
    await database
      .insert(accessLog)
      .values({ subjectId: other.userId, data: 'national-id', reason: 'own-profile' })
    const read = async (query: string): Promise<AccessLogPage> =>
      (await callPrivacy(instance, `access-log${query}`, { cookie })).json()
    const first = await read('')
    expect(first.items).toHaveLength(20)
    expect(first.items.slice(0, 3).map(({ actor }) => actor)).toEqual(['staff', 'gone', 'self'])
    expect(JSON.stringify(first)).not.toContain(other.userId)
    expect([first.page, first.hasMore]).toEqual([1, true])
    const second = await read('?page=2')
    expect([second.items.length, second.hasMore]).toEqual([5, false])
    expect((await read('?page=3')).items).toEqual([])
    for (const query of ['?page=0', '?page=abc', '?page=1e9', '?page=1.5', '?page=1&page=2'])
      expect((await read(query)).page).toBe(1)
  })

  it('is empty for somebody whom nobody has looked at', async () => {
    const { cookie } = await newSignedIn(instance, database)
    const response = await callPrivacy(instance, 'access-log', { cookie })
    expect(await response.json()).toEqual({
      items: [],
      page: 1,
      hasMore: false,
      retentionMonths: 24,
    })
  })
})
