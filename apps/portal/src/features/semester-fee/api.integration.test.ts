import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import { SemesterFees } from '#core/semester-registrations/contract.ts'
import {
  issueInstitutionKey,
  revokeInstitutionKey,
} from '#core/semester-registrations/institution-keys.server.ts'
import { semesterRegistration } from '#core/semester-registrations/tables.server.ts'
import type { SessionUser } from '#core/sessions/session.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import {
  buildPerson,
  newAddress,
  seedPeople,
  testConfiguration,
  testEncryption,
} from '#testing/accounts.testing.server.ts'
import { seedInstitutions } from '#testing/institutions.testing.server.ts'
import { createInstitutionApi } from './institution-api/handlers.server.ts'
import { createOwnFeesApi } from './own-fees/handlers.server.ts'

const { database } = await createTestDatabase()
await seedInstitutions(database)
const sessions = {
  find: async (request: Request): Promise<SessionUser | null> => {
    const userId = request.headers.get('x-test-user')
    return userId ? { sessionId: 'session', userId, firstName: 'Test', lastName: 'Person' } : null
  },
}
const dependencies = {
  database,
  encryption: testEncryption,
  sessions,
  configuration: testConfiguration,
  clock: () => new Date('2026-11-21T12:00:00Z'),
}
const app = createApi({ configuration: testConfiguration, log: createLog('silent') })
  .route('/', createOwnFeesApi(dependencies))
  .route('/', createInstitutionApi(dependencies))
const person = buildPerson()
const userId = (await seedPeople(database, [person])).get(person.email) ?? ''
const command = { kind: 'command' } as const
const key = await issueInstitutionKey(database, command, 'UiO')

const requestFees = (query: string, user?: string) =>
  app.request(`/api/frontend/user/semester-fees${query}`, {
    headers: user ? { 'x-test-user': user } : {},
  })

function deliver(
  body: unknown,
  { authorization = `Bearer ${key}`, address = newAddress(), type = 'application/json' } = {},
) {
  return app.request('/api/semester-registrations', {
    method: 'POST',
    headers: { 'content-type': type, authorization, 'x-forwarded-for': address },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}
const registration = { email: person.email, semesterCode: '2026H', paid: true }
const delivery = (deliveryId: string, ...registrations: unknown[]) => ({
  deliveryId,
  registrations,
})

describe('semester fees', () => {
  it('lists the caller’s own paid semesters, the newest year first and autumn before spring', async () => {
    const codes = ['2025V', '2026H', '2025H', '2026V']
    const lines = codes.map((semesterCode) => ({ ...registration, semesterCode }))
    const unpaid = { ...registration, semesterCode: '2024H', paid: false }
    expect((await deliver(delivery('first', ...lines, unpaid))).status).toBe(200)
    const answer = await requestFees(`?userId=${userId}`, userId)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const { semesterFees } = SemesterFees.parse(await answer.json())
    expect(semesterFees.map(({ semesterCode }) => semesterCode)).toEqual([
      '2026H',
      '2026V',
      '2025H',
      '2025V',
    ])
    expect(new Set(semesterFees.map((fee) => fee.institutionShortName))).toEqual(new Set(['UiO']))
  })

  it('refuses visitors, and other people whether the account exists or not', async () => {
    expect((await requestFees(`?userId=${userId}`)).status).toBe(401)
    for (const other of [userId, 'nobody']) {
      const answer = await requestFees(`?userId=${other}`, 'somebody-else')
      expect([answer.status, await answer.json()]).toEqual([403, { error: 'FORBIDDEN' }])
    }
  })

  it.each(['', '?userId=', `?userId=${'x'.repeat(101)}`, '?user=1', '?userId=a&userId=b'])(
    'refuses a query without a valid id: %s',
    async (query) => {
      const answer = await requestFees(query, userId)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ error: 'INVALID_REQUEST' })
    },
  )
})

describe('a delivery by an institution', () => {
  it('gets the same answer when it is repeated, and is refused when it differs under the same id', async () => {
    const first = delivery('twice', registration)
    expect(await (await deliver(first)).json()).toEqual({
      deliveryId: 'twice',
      registrations: 1,
      isRepeated: false,
    })
    expect(await (await deliver(first)).json()).toMatchObject({ isRepeated: true })
    const other = await deliver(delivery('twice', { ...registration, paid: false }))
    expect([other.status, await other.json()]).toEqual([409, { error: 'DELIVERY_ID_USED' }])
  })

  it('is refused with the invalid lines, and nothing is saved', async () => {
    const before = await database.$count(semesterRegistration)
    const answer = await deliver(
      delivery(
        'wrong',
        registration,
        { ...registration, nationalId: '76940500572' },
        {
          semesterCode: '2026H',
          paid: true,
        },
      ),
    )
    expect([answer.status, await answer.json()]).toEqual([
      422,
      {
        error: 'REGISTRATIONS_INVALID',
        problems: [
          { line: 2, problem: 'NATIONAL_ID_INVALID' },
          { line: 3, problem: 'PERSON_MISSING' },
        ],
      },
    ])
    expect(await database.$count(semesterRegistration)).toBe(before)
  })

  it('requires a valid key', async () => {
    const [id = ''] = key.split('.')
    const other = await issueInstitutionKey(database, command, 'BI')
    const [, otherSecret = ''] = other.split('.')
    for (const authorization of [
      '',
      'Bearer ',
      `Basic ${key}`,
      `Bearer ${id}`,
      `Bearer ${id}.${otherSecret}`,
      `Bearer ${'A'.repeat(16)}.${otherSecret}`,
      `Bearer ${key}x`,
      `Bearer ${'x'.repeat(10_000)}`,
    ]) {
      const answer = await deliver(delivery('no-key', registration), { authorization })
      expect([answer.status, await answer.json()]).toEqual([401, { error: 'KEY_INVALID' }])
    }
  })

  it('is refused for a wrong key before its body is read', async () => {
    let isRead = false
    const body = new ReadableStream(
      {
        pull() {
          isRead = true
        },
      },
      { highWaterMark: 0 },
    )
    const answer = await app.request('/api/semester-registrations', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
      body,
      duplex: 'half',
    } as RequestInit)
    expect([answer.status, isRead]).toEqual([401, false])
  })

  it('is refused with a revoked key', async () => {
    const revoked = await issueInstitutionKey(database, command, 'BI')
    const authorization = `Bearer ${revoked}`
    expect((await deliver(delivery('a', registration), { authorization })).status).toBe(200)
    expect(await revokeInstitutionKey(database, command, revoked.split('.')[0] ?? '')).toBe(true)
    expect((await deliver(delivery('b', registration), { authorization })).status).toBe(401)
    const entries = await database.select().from(auditEntry).where(eq(auditEntry.subjectId, 'BI'))
    expect(entries.map(({ action }) => action)).toContain('institution-key-revoked')
    expect(JSON.stringify(entries)).not.toContain(revoked.split('.')[1])
  })

  it('is limited in calls, also with unknown keys', async () => {
    const address = newAddress()
    const authorization = `Bearer ${'B'.repeat(16)}.${'b'.repeat(43)}`
    const statuses = await Promise.all(
      Array.from({ length: 125 }, async () => {
        const answer = await deliver(delivery('guess', registration), { address, authorization })
        return answer.status
      }),
    )
    expect(statuses.filter((status) => status === 401)).toHaveLength(120)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  })

  it.each([
    '{',
    'null',
    '[]',
    '{}',
    '{"deliveryId":"a","registrations":[]}',
    '{"deliveryId":"","registrations":[{"email":"a@b.no","semesterCode":"2026H","paid":true}]}',
    '{"deliveryId":"a\\u0000","registrations":[{"email":"a@b.no","semesterCode":"2026H","paid":true}]}',
    '{"deliveryId":"a","registrations":[{"email":"a@b.no","semesterCode":"2026H","paid":"ja"}]}',
    '{"deliveryId":"a","registrations":[{"email":1,"semesterCode":"2026H","paid":true}]}',
    '{"deliveryId":"a","registrations":[{"email":"a@b.no","semesterCode":"2026H","paid":true,"institution":"BI"}]}',
    JSON.stringify(delivery('many', ...Array.from({ length: 501 }, () => registration))),
  ])('is refused with an invalid body: %.80s', async (body) => {
    const before = await database.$count(semesterRegistration)
    expect((await deliver(body)).status).toBe(400)
    expect(await database.$count(semesterRegistration)).toBe(before)
  })

  it('is refused with another content type and when it is too long', async () => {
    expect((await deliver(delivery('c', registration), { type: 'text/csv' })).status).toBe(415)
    expect((await deliver(' '.repeat(70_000))).status).toBe(413)
  })
})
