import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { user } from '#core/accounts/tables.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
import { proveNationalId } from '#core/national-id/prove-national-id.server.ts'
import { findNationalId } from '#core/national-id/read-national-id.server.ts'
import { createFieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { buildPerson, seedPeople, testEncryption } from '#testing/accounts.testing.server.ts'
import { makeNumbers } from '#testing/find-leaks.testing.ts'
import type { DeliveredLine } from './check-registrations.ts'
import { claimNationalId } from './claim-national-id.server.ts'
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

const claim = (userId: string, number: string) =>
  claimNationalId(database, testEncryption, { userId, number })
const prove = (userId: string, number: string) =>
  proveNationalId(database, testEncryption, { userId, number, provenBy: 'document' })
const proofOf = async (userId: string) =>
  (await findNationalId(database, testEncryption, userId))?.proof?.by ?? null

const numbers = makeNumbers('220991', 20)
const newNumber = () => numbers.pop() ?? ''

describe('a delivery', () => {
  it('is found by who has proven the e-mail address or the national id, and by nobody else', async () => {
    const [byEmail, byNumber, stranger] = await Promise.all([newPerson(), newPerson(), newPerson()])
    await prove(byNumber.id, '76940500571')
    await claim(stranger.id, '76940500571')
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

  it.each([false, true])(
    'of a person known in two ways says what was said last: paid, %s',
    async (isPaid) => {
      const [person, own] = [await newPerson(), newNumber()]
      await prove(person.id, own)
      await deliver([{ email: person.email, isPaid: !isPaid }])
      await deliver([{ nationalId: own, isPaid }])
      expect(await found(person.id)).toEqual([`UiO 2026H ${isPaid}`])
    },
  )

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

describe('the same delivery again', () => {
  it('brings back what is missing of it', async () => {
    const [person, own] = [await newPerson(), newNumber()]
    await prove(person.id, own)
    const lines = [
      { email: person.email, semesterCode: '2026V' },
      { nationalId: own, semesterCode: '2025H' },
    ]
    await deliver(lines)
    const before = await database.select().from(semesterRegistration)
    await database.delete(semesterRegistration).where(sql`true`)
    expect(await deliver(lines)).toMatchObject({
      delivery: { isRepeated: true, registrations: 2 },
    })
    expect(await found(person.id)).toEqual(['UiO 2025H true', 'UiO 2026V true'])
    const after = await database.select().from(semesterRegistration)
    for (const { personKey, deliveryId, deliveredAt } of after)
      expect(before).toContainEqual(expect.objectContaining({ personKey, deliveryId, deliveredAt }))
  })

  it('does not overwrite what a later one has said, and a later one again does', async () => {
    const person = await newPerson()
    const [earlier, later] = [true, false].map((isPaid) => [{ email: person.email, isPaid }])
    await deliver(earlier ?? [])
    await deliver(later ?? [])
    await deliver(earlier ?? [])
    expect(await found(person.id)).toEqual(['UiO 2026H false'])
    await database.delete(semesterRegistration)
    await deliver(earlier ?? [])
    await deliver(later ?? [])
    expect(await found(person.id)).toEqual(['UiO 2026H false'])
  })

  it('gives lines that were kept before there were pairs their proof', async () => {
    const [person, own] = [await newPerson(), newNumber()]
    const lines = [{ email: person.email, nationalId: own }]
    await deliver(lines)
    await database.update(semesterRegistration).set({ pairKey: null })
    await claim(person.id, own)
    expect(await proofOf(person.id)).toBeNull()
    await deliver(lines)
    expect(await proofOf(person.id)).toBe('delivery')
  })

  it('ten times at once brings everything back once', async () => {
    const person = await newPerson()
    const lines = [{ email: person.email, nationalId: newNumber() }]
    await deliver(lines)
    await database.delete(semesterRegistration)
    await Promise.all(Array.from({ length: 10 }, () => deliver(lines)))
    expect(await database.$count(semesterRegistration)).toBe(2)
  })
})

describe('a line with both national id and e-mail address', () => {
  it('proves the claim of the account that has both, and lapses those of others', async () => {
    const [person, attacker, own] = [await newPerson(), await newPerson(), newNumber()]
    await claim(person.id, own)
    await claim(attacker.id, own)
    await deliver([{ nationalId: own }], { institution: 'BI' })
    expect([await found(person.id), await found(attacker.id)]).toEqual([[], []])
    await deliver([{ email: person.email.toUpperCase(), nationalId: own }])
    expect([await proofOf(person.id), await proofOf(attacker.id)]).toEqual(['delivery', null])
    expect(await found(person.id)).toEqual(['BI 2026H true', 'UiO 2026H true'])
    expect(await findNationalId(database, testEncryption, attacker.id)).toBeNull()
    expect(await found(attacker.id)).toEqual([])
  })

  it('proves a claim that is made later, and not one with another address', async () => {
    const [person, attacker, own] = [await newPerson(), await newPerson(), newNumber()]
    await deliver([{ email: person.email, nationalId: own }])
    await claim(attacker.id, own)
    expect(await proofOf(attacker.id)).toBeNull()
    await claim(person.id, own)
    expect([await proofOf(person.id), await proofOf(attacker.id)]).toEqual(['delivery', null])
  })

  it('proves nothing when number and address are on two lines', async () => {
    const [person, own] = [await newPerson(), newNumber()]
    await claim(person.id, own)
    await deliver([{ email: person.email }, { nationalId: own }])
    expect(await proofOf(person.id)).toBeNull()
  })

  it('proves nothing for an address that nobody has proven', async () => {
    const [person, own] = [await newPerson(), newNumber()]
    await database.update(user).set({ emailVerified: false }).where(eq(user.id, person.id))
    await deliver([{ email: person.email, nationalId: own }])
    await claim(person.id, own)
    await deliver([{ email: person.email, nationalId: own, isPaid: false }])
    expect([await proofOf(person.id), await found(person.id)]).toEqual([null, []])
  })

  it('leaves a number with its proven owner, and proves the first of two', async () => {
    const [owner, later, own] = [await newPerson(), await newPerson(), newNumber()]
    await prove(owner.id, own)
    await claim(later.id, own)
    await deliver([{ email: later.email, nationalId: own }])
    expect([await proofOf(owner.id), await proofOf(later.id)]).toEqual(['document', null])

    const [first, second, shared] = [await newPerson(), await newPerson(), newNumber()]
    for (const { id } of [second, first]) await claim(id, shared)
    await deliver([
      { email: first.email, nationalId: shared },
      { email: second.email, nationalId: shared, semesterCode: '2026V' },
    ])
    expect([await proofOf(first.id), await proofOf(second.id)]).toEqual(['delivery', null])
  })

  it('proves many at once, beside a delivery that names them in another order', async () => {
    const lines = makeNumbers('030388', 40).map((nationalId, index) => ({
      email: `pair${index}@many.example`,
      nationalId,
    }))
    await database.insert(user).values(
      lines.map(({ email }) => ({
        id: email,
        firstName: 'A',
        lastName: 'B',
        email,
        emailVerified: true,
      })),
    )
    await Promise.all(lines.map(({ email, nationalId }) => claim(email, nationalId)))
    await Promise.all([
      deliver(lines, { institution: 'NTNU' }),
      deliver(lines.toReversed(), { institution: 'BI' }),
    ])
    const proofs = await Promise.all(lines.map(({ email }) => proofOf(email)))
    expect(proofs).toEqual(lines.map(() => 'delivery'))
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
