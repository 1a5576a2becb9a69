import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { user } from '#core/accounts/tables.server.ts'
import type { NewTransaction } from '#core/ledger/contract.ts'
import { postTransaction } from '#core/ledger/post-transactions.server.ts'
import { reverseTransaction } from '#core/ledger/reverse-transaction.server.ts'
import { move } from '#core/ledger/rules.ts'
import { createFieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { buildPerson, seedPeople, testEncryption } from '#testing/accounts.testing.server.ts'
import { buildConfirmed } from '../deposit/confirmed.testing.ts'
import { documentRetention } from '../retention.server.ts'
import { documentCheck, documentCheckContent } from '../tables.server.ts'
import { groupCheckCode } from './check-code.ts'
import { issueCheck, verifyCheck } from './document-checks.server.ts'
import { revokeLetters } from './revoke-letters.server.ts'

const { database } = await createTestDatabase()
const person = buildPerson({ membership: null })
const userId = (await seedPeople(database, [person])).get(person.email) ?? ''
const newLetter = () => `deposit-confirmation:${randomUUID()}`
let customers = 0
const newCustomer = () => `8${String(++customers).padStart(7, '0')}`
const amountOre = 1_000
const issue = (letter: string, says = buildConfirmed(), customerNumber = newCustomer()) =>
  database.transaction((transaction) =>
    issueCheck(transaction, testEncryption, {
      letter,
      kind: 'deposit-confirmation',
      userId,
      says,
      money: { customerNumber, amountOre },
    }),
  )
const deposit = (key: string) => ({ kind: 'deposit', key }) as const
const bank = { kind: 'bank', key: 'NO9386011117947' } as const
const post = (entries: NewTransaction['entries'], on: Database = database) =>
  postTransaction(on, {
    key: randomUUID(),
    kind: 'letter-test',
    valueDate: '2026-11-22',
    actorId: null,
    entries,
  })
const receive = (key: string, ore = amountOre) => post(move(ore, { from: deposit(key), to: bank }))
const payOut = (key: string, ore: number, on?: Database) =>
  post(move(ore, { from: bank, to: deposit(key) }), on)
const verify = (code: string, encryption = testEncryption) =>
  verifyCheck(database, encryption, code)
const checkOf = async (letter: string) =>
  (await database.select().from(documentCheck).where(eq(documentCheck.letter, letter)))[0]
const removePast = async (now: Date) => {
  for (const { remove } of documentRetention) await database.execute(remove(now))
}
const monthsFromNow = (months: number) => {
  const date = new Date()
  date.setUTCMonth(date.getUTCMonth() + months)
  return date
}

describe('a letter with a code', () => {
  it('is found by it, however it is typed, and says what it said', async () => {
    const { code } = await issue(newLetter())
    for (const typed of [code, groupCheckCode(code), ` ${code.toLowerCase()} `])
      expect(await verify(typed)).toMatchObject({ state: 'valid', says: buildConfirmed() })
  })

  it('keeps its code and its words when it is issued again, though the facts have changed', async () => {
    const letter = newLetter()
    const first = await issue(letter)
    const again = await issue(letter, buildConfirmed({ amountOre: 1 }))
    expect(again).toEqual(first)
  })

  it('has one code when ten ask at once', async () => {
    const letter = newLetter()
    const issued = await Promise.all(Array.from({ length: 10 }, () => issue(letter)))
    expect(new Set(issued.map(({ code }) => code)).size).toBe(1)
  })

  it('is none when its transaction is rolled back', async () => {
    let code = ''
    const failed = database.transaction(async (transaction) => {
      const asked = { letter: newLetter(), kind: 'deposit-confirmation', userId } as const
      const money = { customerNumber: newCustomer(), amountOre }
      const says = buildConfirmed()
      code = (await issueCheck(transaction, testEncryption, { ...asked, says, money })).code
      throw new Error('not written after all')
    })
    await expect(failed).rejects.toThrow('not written')
    expect(await verify(code)).toBeNull()
  })

  it('lies in the database without its code and without what it says', async () => {
    const says = buildConfirmed({ fullName: 'Somebody Quite Particular' })
    const { code } = await issue(newLetter(), says)
    const { rows } = await database.execute(
      sql`select * from ${documentCheck} join ${documentCheckContent} on check_id = id`,
    )
    const stored = JSON.stringify(rows)
    expect(stored).not.toContain(code)
    expect(stored).not.toContain('Particular')
  })

  it('is still found when there is a newer key', async () => {
    const { code } = await issue(newLetter())
    const newer = createFieldEncryption(
      new Map([
        ['newer', 'another key that is only for tests, and long'],
        ['test', 'a key that is only for tests, and long'],
      ]),
    )
    expect(await verify(code, newer)).toMatchObject({ state: 'valid' })
  })
})

describe('what is no code', () => {
  it.each(['', 'KQ7M-3WPR-X8TZ-N5HV', 'x', 'ÆØÅ\u0000', 'A'.repeat(100_000)])(
    'finds nothing: %j',
    async (typed) => {
      expect(await verify(typed)).toBeNull()
    },
  )
})

describe('a letter about money', () => {
  async function paid(receivedOre = amountOre) {
    const [customerNumber, letter] = [newCustomer(), newLetter()]
    await receive(customerNumber, receivedOre)
    const { code } = await issue(letter, buildConfirmed(), customerNumber)
    return { customerNumber, letter, code }
  }

  it('is valid while the account holds the amount, and one øre less revokes it', async () => {
    const { customerNumber, code } = await paid(amountOre + 1)
    await payOut(customerNumber, 1)
    expect(await verify(code)).toMatchObject({ state: 'valid' })
    await payOut(customerNumber, 1)
    const verified = await verify(code)
    expect(verified).toMatchObject({ state: 'revoked', because: 'money-gone' })
    expect(verified).not.toHaveProperty('says')
  })

  it('is revoked with the entry that takes the money, and not when that is rolled back', async () => {
    const { customerNumber, code } = await paid()
    const failed = database.transaction(async (transaction) => {
      await payOut(customerNumber, amountOre, transaction)
      throw new Error('not paid out after all')
    })
    await expect(failed).rejects.toThrow('not paid out')
    expect(await verify(code)).toMatchObject({ state: 'valid' })
  })

  it('is revoked when the money is moved to another customer, whose letter stays valid', async () => {
    const one = await paid()
    const other = await paid()
    await post(
      move(amountOre, { from: deposit(other.customerNumber), to: deposit(one.customerNumber) }),
    )
    expect(await verify(one.code)).toMatchObject({ state: 'revoked', because: 'money-gone' })
    expect(await verify(other.code)).toMatchObject({ state: 'valid' })
  })

  it('is revoked when what was posted is reversed', async () => {
    const [customerNumber, letter] = [newCustomer(), newLetter()]
    const { id } = await receive(customerNumber)
    const { code } = await issue(letter, buildConfirmed(), customerNumber)
    await reverseTransaction(database, { id, valueDate: '2026-11-23', actorId: null })
    expect(await verify(code)).toMatchObject({ state: 'revoked', because: 'money-gone' })
  })

  it('has another code when the money is back, and the first stays revoked', async () => {
    const { customerNumber, letter, code } = await paid()
    await payOut(customerNumber, amountOre)
    await receive(customerNumber)
    const again = await issue(letter, buildConfirmed(), customerNumber)
    expect(again.code).not.toBe(code)
    expect(await verify(again.code)).toMatchObject({ state: 'valid' })
    expect(await verify(code)).toMatchObject({ state: 'revoked' })
  })

  it('is revoked once, for the first reason', async () => {
    const { customerNumber, code } = await paid()
    await revokeLetters(database, { customerNumber, because: 'refund-approved' })
    const first = await verify(code)
    await payOut(customerNumber, amountOre)
    await revokeLetters(database, { customerNumber, because: 'money-gone' })
    expect(first).toMatchObject({ state: 'revoked', because: 'refund-approved' })
    expect(await verify(code)).toEqual(first)
  })
})

describe('what is past its time', () => {
  it('leaves the letter known without its words, and then not at all', async () => {
    const letter = newLetter()
    const { code } = await issue(letter)
    await removePast(monthsFromNow(23))
    expect(await verify(code)).toMatchObject({ state: 'valid' })
    await removePast(monthsFromNow(25))
    expect(await verify(code)).toMatchObject({ state: 'forgotten' })
    await removePast(monthsFromNow(61))
    expect(await checkOf(letter)).toBeUndefined()
  })

  it('goes sooner when the letter was revoked', async () => {
    const letter = newLetter()
    const customerNumber = newCustomer()
    await issue(letter, buildConfirmed(), customerNumber)
    await revokeLetters(database, { customerNumber, because: 'refund-approved' })
    const content = eq(documentCheckContent.checkId, (await checkOf(letter))?.id ?? '')
    await removePast(monthsFromNow(5))
    expect(await database.$count(documentCheckContent, content)).toBe(1)
    await removePast(monthsFromNow(7))
    expect(await database.$count(documentCheckContent, content)).toBe(0)
  })
})

it('a letter of a person whose account is deleted is still verified as ours, and shows nothing about them', async () => {
  const gone = buildPerson({ membership: null })
  const goneId = (await seedPeople(database, [gone])).get(gone.email) ?? ''
  const { code } = await database.transaction((transaction) =>
    issueCheck(transaction, testEncryption, {
      letter: newLetter(),
      kind: 'deposit-confirmation',
      userId: goneId,
      says: buildConfirmed(),
      money: { customerNumber: newCustomer(), amountOre },
    }),
  )
  await database.delete(user).where(eq(user.id, goneId))
  expect(await verify(code)).toMatchObject({ state: 'forgotten' })
})
