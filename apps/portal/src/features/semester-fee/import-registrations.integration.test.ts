import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { buildPerson, seedPeople, testEncryption } from '#features/accounts/testing.server.ts'
import { auditEntry } from '#features/audit/tables.server.ts'
import { keepNationalId } from '#features/profile/keep-national-id.server.ts'
import { createFieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import type { DeliveredLine } from './check-registrations.ts'
import { findRegistrations } from './find-registrations.server.ts'
import { importRegistrations } from './import-registrations.server.ts'
import { semesterDelivery, semesterRegistration } from './tables.server.ts'

const { database } = await createTestDatabase()
const today = '2026-11-21'

const fill = (line: Partial<DeliveredLine>, index = 0): DeliveredLine => ({
  line: index + 2,
  nationalId: '',
  email: '',
  semesterCode: '2026H',
  isPaid: true,
  ...line,
})
const deliver = (
  lines: readonly Partial<DeliveredLine>[],
  {
    institution = 'UiO',
    deliveryKey,
    encryption = testEncryption,
  }: { institution?: string; deliveryKey?: string; encryption?: typeof testEncryption } = {},
) =>
  importRegistrations(
    database,
    encryption,
    {
      institution,
      deliveredBy: 'a test',
      actor: { kind: 'command' },
      ...(deliveryKey && { deliveryKey }),
      lines: lines.map(fill),
    },
    today,
  )
async function newPerson() {
  const person = buildPerson()
  const id = (await seedPeople(database, [person])).get(person.email) ?? ''
  return { ...person, id }
}
const found = async (userId: string, encryption = testEncryption) =>
  (await findRegistrations(database, encryption, userId)).map(
    ({ institution, semesterCode, isPaid }) => `${institution} ${semesterCode} ${isPaid}`,
  )

/** A synthetic number (month + 80) with the right control digit. */
const number = '15890050015'

describe('a delivery', () => {
  it('is found by whoever has the e-mail address or the national id, and by nobody else', async () => {
    const [byEmail, byNumber, stranger] = await Promise.all([newPerson(), newPerson(), newPerson()])
    await keepNationalId(database, testEncryption, { userId: byNumber.id, number: '76940500571' })
    await deliver([{ email: byEmail.email.toUpperCase() }, { nationalId: '7694 05 00571' }])
    expect(await found(byEmail.id)).toEqual(['UiO 2026H true'])
    expect(await found(byNumber.id)).toEqual(['UiO 2026H true'])
    expect(await found(stranger.id)).toEqual([])
  })

  it('waits for a person who gets an account later', async () => {
    const later = buildPerson()
    await deliver([{ email: later.email }], { institution: 'BI' })
    const ids = await seedPeople(database, [later])
    expect(await found(ids.get(later.email) ?? '')).toEqual(['BI 2026H true'])
  })

  it('is kept whole or not at all', async () => {
    const person = await newPerson()
    const outcome = await deliver([{ email: person.email }, { email: 'nobody' }, {}])
    expect(outcome).toEqual({
      problems: [
        { line: 3, problem: 'EMAIL_INVALID' },
        { line: 4, problem: 'PERSON_MISSING' },
      ],
    })
    expect(await found(person.id)).toEqual([])
  })

  it('changes nothing the second time', async () => {
    const person = await newPerson()
    const lines = [{ email: person.email, isPaid: false }]
    const first = await deliver(lines)
    await deliver([{ email: person.email }])
    expect(first).toMatchObject({ delivery: { isRepeated: false, registrations: 1 } })
    expect(await deliver(lines)).toMatchObject({ delivery: { isRepeated: true } })
    expect(await found(person.id)).toEqual(['UiO 2026H true'])
  })

  it('is taken in once when it comes ten times at once', async () => {
    const person = await newPerson()
    const before = await database.$count(semesterDelivery)
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => deliver([{ email: person.email }], { deliveryKey: 'ten' })),
    )
    const first = outcomes.filter(
      (outcome) => 'delivery' in outcome && !outcome.delivery.isRepeated,
    )
    expect(first).toHaveLength(1)
    expect(await database.$count(semesterDelivery)).toBe(before + 1)
    expect(await found(person.id)).toEqual(['UiO 2026H true'])
  })

  it('keeps its name for itself, within an institution', async () => {
    const [one, other] = await Promise.all([newPerson(), newPerson()])
    await deliver([{ email: one.email }], { deliveryKey: 'weekly-47' })
    await expect(deliver([{ email: other.email }], { deliveryKey: 'weekly-47' })).rejects.toThrow(
      'DELIVERY_ID_USED',
    )
    const elsewhere = { institution: 'NMH', deliveryKey: 'weekly-47' }
    expect(await deliver([{ email: other.email }], elsewhere)).toHaveProperty('delivery')
    expect(await found(other.id)).toEqual(['NMH 2026H true'])
  })

  it('may say later that something is paid, or is not', async () => {
    const person = await newPerson()
    for (const isPaid of [false, true]) {
      await deliver([{ email: person.email, isPaid }])
      expect(await found(person.id)).toEqual([`UiO 2026H ${isPaid}`])
    }
  })

  it('of a person known in two ways says what was said last', async () => {
    const person = await newPerson()
    await keepNationalId(database, testEncryption, { userId: person.id, number })
    await deliver([{ email: person.email, isPaid: false }])
    await deliver([{ nationalId: number }])
    expect(await found(person.id)).toEqual(['UiO 2026H true'])
  })

  it('of many thousand is kept in full, beside others that overlap it', async () => {
    const emails = Array.from({ length: 4_500 }, (_, index) => `student${index}@many.example`)
    const before = await database.$count(semesterRegistration)
    await Promise.all([
      deliver(emails.map((email) => ({ email }))),
      deliver(emails.toReversed().map((email) => ({ email, isPaid: false }))),
    ])
    expect(await database.$count(semesterRegistration)).toBe(before + 4_500)
  })
})

describe('in the database', () => {
  it('what staff bring in is written down once, and not what was wrong', async () => {
    const person = await newPerson()
    const noted = () => database.$count(auditEntry, eq(auditEntry.action, 'semester-fees-imported'))
    const before = await noted()
    await deliver([{ email: 'nobody' }])
    for (const _ of [1, 2]) await deliver([{ email: person.email, semesterCode: '2025V' }])
    expect(await noted()).toBe(before + 1)
  })

  it('nobody can be read', async () => {
    const person = await newPerson()
    await deliver([{ nationalId: '76940500571', email: person.email, semesterCode: '2025H' }])
    const rows = JSON.stringify([
      await database.select().from(semesterRegistration),
      await database.select().from(semesterDelivery),
    ])
    expect(rows).not.toContain('76940500571')
    expect(rows).not.toContain(person.email)
  })

  it('a person stays one when the key is changed', async () => {
    const person = await newPerson()
    await deliver([{ email: person.email, isPaid: false }])
    const renewed = createFieldEncryption(
      new Map([
        ['newer', 'another key that is only for tests, and long'],
        ['test', 'a key that is only for tests, and long'],
      ]),
    )
    expect(await found(person.id, renewed)).toEqual(['UiO 2026H false'])
    const before = await database.$count(semesterRegistration)
    await deliver([{ email: person.email }], { encryption: renewed })
    expect(await database.$count(semesterRegistration)).toBe(before)
    expect(await found(person.id, renewed)).toEqual(['UiO 2026H true'])
  })
})
