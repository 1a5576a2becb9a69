import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accessLog } from '#core/access-log/tables.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
import { lockNationalIds, proveNationalId } from '#core/national-id/prove-national-id.server.ts'
import { findNationalId, indexNationalId } from '#core/national-id/read-national-id.server.ts'
import { claimNationalId } from '#core/semester-registrations/claim-national-id.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { countWaiting, createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import {
  buildPerson,
  newAddress,
  seedPeople,
  testConfiguration,
  testEncryption,
} from '#testing/accounts.testing.server.ts'
import { supplyNumbers } from '#testing/find-leaks.testing.ts'
import { allowStaff } from '#testing/staff.testing.server.ts'
import { createIdentityCheckApi } from './handlers.server.ts'

const { database } = await createTestDatabase()
const newNumber = supplyNumbers('150889')

async function newPerson() {
  const person = buildPerson({ membership: null })
  const id = (await seedPeople(database, [person])).get(person.email) ?? ''
  return { ...person, id }
}
const staff = await newPerson()
const app = createApi({ configuration: testConfiguration, log: createLog('silent') }).route(
  '/',
  createIdentityCheckApi({
    database,
    encryption: testEncryption,
    requireStaff: allowStaff({
      kind: 'staff',
      userId: staff.id,
      roles: ['caseworker'],
      requestId: 'request',
    }),
    configuration: testConfiguration,
  }),
)

function post(path: string, body: unknown) {
  return app.request(`/api/frontend/staff/identity-checks${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
    body: JSON.stringify(body),
  })
}
const find = (email: unknown) => post('/find', { email })
const confirm = (userId: string, number: string, document: unknown = 'passport') =>
  post('', { userId, number, document })
const claim = (userId: string, number: string) =>
  claimNationalId(database, testEncryption, { userId, number })
const proofOf = async (userId: string) =>
  (await findNationalId(database, testEncryption, userId))?.proof?.by ?? null
const audited = (userId: string) =>
  database
    .select()
    .from(auditEntry)
    .where(and(eq(auditEntry.action, 'national-id-confirmed'), eq(auditEntry.subjectId, userId)))
const refusal = async (response: Response) => [response.status, await response.json()]

describe('an account', () => {
  it('is found by its address with the end of the number, and its owner can see who looked', async () => {
    const [person, number] = [await newPerson(), newNumber()]
    const bare = { userId: person.id, name: `${person.firstName} ${person.lastName}` }
    expect(await (await find(person.email)).json()).toEqual({ ...bare, nationalId: null })
    expect(await database.$count(accessLog, eq(accessLog.subjectId, person.id))).toBe(0)
    await claim(person.id, number)
    const found = await find(` ${person.email.toUpperCase()} `)
    expect(await found.json()).toEqual({
      ...bare,
      nationalId: { masked: `•••••••••${number.slice(-2)}`, isProven: false },
    })
    const noted = await database.select().from(accessLog).where(eq(accessLog.subjectId, person.id))
    expect(noted).toMatchObject([
      { actorId: staff.id, data: 'national-id', reason: 'identity-check' },
    ])
  })

  it('that does not exist is reported as unknown', async () => {
    expect(await refusal(await find('nobody@trivsel.example'))).toEqual([
      404,
      { error: 'ACCOUNT_NOT_FOUND' },
    ])
    for (const email of [undefined, null, 7, '', 'nobody', 'x\u0000@trivsel.example', ['a@b.no']])
      expect((await find(email)).status).toBe(400)
  })
})

describe('a document', () => {
  it('proves what the person has given, logs the kind of document only, and notifies the person', async () => {
    const [person, attacker, number] = [await newPerson(), await newPerson(), newNumber()]
    await claim(person.id, number)
    await claim(attacker.id, number)
    const written = `${number.slice(0, 6)} ${number.slice(6)}`
    expect((await confirm(person.id, written, 'residence-card')).status).toBe(200)
    expect(await proofOf(person.id)).toBe('document')
    expect(await findNationalId(database, testEncryption, attacker.id)).toBeNull()
    const entries = await audited(person.id)
    expect(entries).toMatchObject([
      { actorId: staff.id, subjectKind: 'account', after: { document: 'residence-card' } },
    ])
    expect(JSON.stringify(entries)).not.toContain(number)
    const { rows } = await database.execute(sql`
      select payload ->> 'subject' as subject from graphile_worker._private_jobs
      where payload ->> 'to' = ${person.email}`)
    expect(rows).toEqual([{ subject: 'Fødselsnummeret ditt er bekreftet' }])
  })

  it('proves nothing else than what the person has given', async () => {
    const [person, number] = [await newPerson(), newNumber()]
    expect(await refusal(await confirm(person.id, number))).toEqual([
      409,
      { error: 'NATIONAL_ID_NOT_GIVEN' },
    ])
    await claim(person.id, number)
    expect(await refusal(await confirm(person.id, newNumber()))).toEqual([
      422,
      { error: 'NATIONAL_ID_DIFFERS' },
    ])
    expect([await proofOf(person.id), await audited(person.id)]).toEqual([null, []])
    expect((await confirm(person.id, number)).status).toBe(200)
    expect(await refusal(await confirm(person.id, number))).toEqual([
      409,
      { error: 'NATIONAL_ID_PROVEN' },
    ])
    expect(await audited(person.id)).toHaveLength(1)
  })

  it('does not take a number from the account that has proven it', async () => {
    const [owner, person, number] = [await newPerson(), await newPerson(), newNumber()]
    const proof = { userId: owner.id, number, provenBy: 'id-porten' } as const
    await proveNationalId(database, testEncryption, proof)
    await claim(person.id, number)
    expect(await refusal(await confirm(person.id, number))).toEqual([
      409,
      { error: 'NATIONAL_ID_TAKEN' },
    ])
    expect([await proofOf(owner.id), await proofOf(person.id)]).toEqual(['id-porten', null])
    expect(await audited(person.id)).toEqual([])
  })

  it('shown to three at the counter at once is written down once', async () => {
    const [person, number] = [await newPerson(), newNumber()]
    await claim(person.id, number)
    let answers: Promise<Response[]> | undefined
    await database.transaction(async (transaction) => {
      await lockNationalIds(transaction, [indexNationalId(testEncryption, number)])
      answers = Promise.all([1, 2, 3].map(() => confirm(person.id, number)))
      // All three have started, and none has finished.
      await expect.poll(() => countWaiting(database)).toBe(3)
    })
    expect((await answers)?.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await audited(person.id)).toHaveLength(1)
  })

  it('is never one’s own', async () => {
    const number = newNumber()
    await claim(staff.id, number)
    expect(await refusal(await confirm(staff.id, number))).toEqual([403, { error: 'OWN_CASE' }])
  })

  it('of somebody who is not there proves nothing', async () => {
    expect(await refusal(await confirm('nobody', newNumber()))).toEqual([
      404,
      { error: 'ACCOUNT_NOT_FOUND' },
    ])
  })

  it.each([
    [{ userId: 'a b' }],
    [{ userId: 7 }],
    [{ number: '15890050016' }],
    [{ number: '1'.repeat(10_000) }],
    [{ document: 'a library card' }],
    [{ document: null }],
    [{ document: ['passport'] }],
  ])('is refused with %j', async (wrong) => {
    const body = { userId: 'nobody', number: '15890050015', document: 'passport', ...wrong }
    expect((await post('', body)).status).toBe(400)
  })

  it('cannot be made up by trying numbers', async () => {
    const person = await newPerson()
    await claim(person.id, newNumber())
    const answers = await Promise.all(
      Array.from({ length: 62 }, () => confirm(person.id, '15890050015')),
    )
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(1)
  })
})
