import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { proveNationalId } from '#core/national-id/prove-national-id.server.ts'
import { findNationalId } from '#core/national-id/read-national-id.server.ts'
import { nationalId } from '#core/national-id/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import { createFieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { buildPerson, seedPeople, testEncryption } from '#testing/accounts.testing.server.ts'
import { makeNumbers } from '#testing/find-leaks.testing.ts'
import { claimNationalId } from './claim-national-id.server.ts'
import { findRegistrations } from './find-registrations.server.ts'
import { importRegistrations } from './import-registrations.server.ts'

const { database } = await createTestDatabase({ size: 12 })
const numbers = makeNumbers('150889', 20)
const newNumber = () => numbers.pop() ?? ''

async function newPerson() {
  const person = buildPerson({ membership: null })
  const id = (await seedPeople(database, [person])).get(person.email) ?? ''
  return { ...person, id }
}
const claim = (userId: string, number: string) =>
  claimNationalId(database, testEncryption, { userId, number })
const prove = (userId: string, number: string, encryption = testEncryption) =>
  proveNationalId(database, encryption, { userId, number, provenBy: 'document' })
const kept = async (userId: string) => {
  const found = await findNationalId(database, testEncryption, userId)
  return found && { number: found.number, by: found.proof?.by ?? null }
}
const pay = (number: string) =>
  importRegistrations(
    database,
    testEncryption,
    {
      institution: 'UiO',
      deliveredBy: 'a test',
      lines: [{ line: 1, nationalId: number, email: '', semesterCode: '2026H', isPaid: true }],
    },
    '2026-11-21',
  )
const registrations = (userId: string) => findRegistrations(database, testEncryption, userId)

const Jobs = z.array(z.object({ subject: z.string(), text: z.string() }))
async function mailsTo(email: string) {
  const { rows } = await database.execute(sql`
    select payload ->> 'subject' as subject, payload ->> 'text' as text
    from graphile_worker._private_jobs where payload ->> 'to' = ${email}`)
  return Jobs.parse(rows)
}

describe('a claim', () => {
  it('shows nothing of the number, also when nobody else has it', async () => {
    const [number, attacker] = [newNumber(), await newPerson()]
    await pay(number)
    expect(await claim(attacker.id, number)).toBe(true)
    expect(await registrations(attacker.id)).toEqual([])
  })

  it('blocks nobody: many claim one number, and its owner proves it', async () => {
    const number = newNumber()
    const people = await Promise.all(Array.from({ length: 10 }, newPerson))
    const claims = await Promise.all(people.map(({ id }) => claim(id, number)))
    expect(new Set(claims)).toEqual(new Set([true]))
    await pay(number)
    const owner = people[3]
    expect(await prove(owner?.id ?? '', number)).toBe(true)
    for (const { id } of people)
      expect([id, await kept(id)]).toEqual([
        id,
        id === owner?.id ? { number, by: 'document' } : null,
      ])
    expect(await registrations(owner?.id ?? '')).toHaveLength(1)
  })

  it('lapses with a mail that says neither whose the number is nor which', async () => {
    const number = newNumber()
    const [owner, norwegian, english] = [await newPerson(), await newPerson(), await newPerson()]
    await database.insert(profile).values({ userId: english.id, language: 'en' })
    await claim(norwegian.id, number)
    await claim(english.id, number)
    await prove(owner.id, number)
    const subjects = [
      [norwegian.email, 'Fødselsnummeret er fjernet fra profilen din'],
      [english.email, 'We have removed the national identity number from your profile'],
    ] as const
    for (const [email, subject] of subjects) {
      const [mail, ...others] = await mailsTo(email)
      expect([mail?.subject, others]).toEqual([subject, []])
      for (const told of [owner.email, owner.lastName, number.slice(-2)])
        expect(mail?.text).not.toContain(told)
    }
    expect(await mailsTo(owner.email)).toEqual([])
  })

  it('that is made when the number is proven changes nothing for its owner', async () => {
    const [number, owner, attacker] = [newNumber(), await newPerson(), await newPerson()]
    await pay(number)
    await prove(owner.id, number)
    expect(await claim(attacker.id, number)).toBe(true)
    expect(await registrations(attacker.id)).toEqual([])
    expect(await kept(owner.id)).toEqual({ number, by: 'document' })
    expect(await registrations(owner.id)).toHaveLength(1)
  })
})

describe('a proof', () => {
  it('takes the place of what the account claimed, and of what it had proven before', async () => {
    const [first, second, person] = [newNumber(), newNumber(), await newPerson()]
    await claim(person.id, newNumber())
    await prove(person.id, first)
    expect(await kept(person.id)).toEqual({ number: first, by: 'document' })
    await prove(person.id, second)
    expect(await kept(person.id)).toEqual({ number: second, by: 'document' })
    expect(await prove((await newPerson()).id, first)).toBe(true)
  })

  it('is refused for a number that another account is proven to own', async () => {
    const [number, owner, other] = [newNumber(), await newPerson(), await newPerson()]
    await prove(owner.id, number)
    expect(await prove(other.id, number)).toBe(false)
    expect([await kept(other.id), await kept(owner.id)]).toEqual([null, { number, by: 'document' }])
    expect(await prove(owner.id, number)).toBe(true)
  })

  it('is refused also when the key has been changed since', async () => {
    const renewed = createFieldEncryption(
      new Map([
        ['newer', 'another key that is only for tests, and long'],
        ['test', 'a key that is only for tests, and long'],
      ]),
    )
    const [number, owner, claimant] = [newNumber(), await newPerson(), await newPerson()]
    await claim(claimant.id, number)
    expect(await prove(owner.id, number, renewed)).toBe(true)
    expect(await kept(claimant.id)).toBeNull()
    const [early, late] = [newNumber(), await newPerson()]
    await prove(owner.id, early)
    expect(await prove(late.id, early, renewed)).toBe(false)
  })

  it('of ten accounts at once succeeds for one, and of ten numbers for all', async () => {
    const number = newNumber()
    const people = await Promise.all(Array.from({ length: 10 }, newPerson))
    await Promise.all(people.map(({ id }) => claim(id, number)))
    const answers = await Promise.all(people.map(({ id }) => prove(id, number)))
    expect(answers.filter(Boolean)).toHaveLength(1)
    const rows = await database
      .select({ userId: nationalId.userId })
      .from(nationalId)
      .where(
        eq(
          nationalId.numberIndex,
          sql`(select number_index from portal.national_id
            where user_id = ${people[answers.indexOf(true)]?.id})`,
        ),
      )
    expect(rows).toHaveLength(1)
    // The control: nobody is limited by another person's number.
    const own = await Promise.all(people.slice(0, 5).map(({ id }) => prove(id, newNumber())))
    expect(own).toEqual(own.map(() => true))
  })

  it('beside claims of the same number leaves one owner and no claim of before it', async () => {
    const number = newNumber()
    const people = await Promise.all(Array.from({ length: 8 }, newPerson))
    await Promise.all(
      people.map(({ id }, index) => (index % 4 === 0 ? prove(id, number) : claim(id, number))),
    )
    const owners = await Promise.all(people.map(({ id }) => kept(id)))
    expect(owners.filter((own) => own?.by === 'document')).toHaveLength(1)
  })
})
