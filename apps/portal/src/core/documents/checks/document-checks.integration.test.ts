import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { user } from '#core/accounts/tables.server.ts'
import { createFieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { buildPerson, seedPeople, testEncryption } from '#testing/accounts.testing.server.ts'
import { buildConfirmed } from '../letters.testing.ts'
import { documentRetention } from '../retention.server.ts'
import { documentCheck, documentCheckContent } from '../tables.server.ts'
import { groupCheckCode } from './check-code.ts'
import { issueCheck, revokeCheck, verifyCheck } from './document-checks.server.ts'

const { database } = await createTestDatabase()
const person = buildPerson({ membership: null })
const userId = (await seedPeople(database, [person])).get(person.email) ?? ''
const newLetter = () => `deposit-confirmation:${randomUUID()}`
const issue = (letter: string, says = buildConfirmed(), on: Database = database) =>
  on.transaction((transaction) =>
    issueCheck(transaction, testEncryption, { letter, kind: 'deposit-confirmation', userId, says }),
  )
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
      const says = buildConfirmed()
      code = (await issueCheck(transaction, testEncryption, { ...asked, says })).code
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

describe('a revoked letter', () => {
  it('says when and why, and no longer what it said', async () => {
    const letter = newLetter()
    const { code } = await issue(letter)
    expect(await revokeCheck(database, { letter, because: 'account-closed' })).toBe(true)
    const verified = await verify(code)
    expect(verified).toMatchObject({ state: 'revoked', because: 'account-closed' })
    expect(verified).not.toHaveProperty('says')
  })

  it('is revoked once, for the first reason', async () => {
    const letter = newLetter()
    const { code } = await issue(letter)
    await revokeCheck(database, { letter, because: 'replaced' })
    expect(await revokeCheck(database, { letter, because: 'account-closed' })).toBe(false)
    expect(await verify(code)).toMatchObject({ because: 'replaced' })
    expect(await revokeCheck(database, { letter: newLetter(), because: 'replaced' })).toBe(false)
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
    await issue(letter)
    await revokeCheck(database, { letter, because: 'account-closed' })
    const content = eq(documentCheckContent.checkId, (await checkOf(letter))?.id ?? '')
    await removePast(monthsFromNow(5))
    expect(await database.$count(documentCheckContent, content)).toBe(1)
    await removePast(monthsFromNow(7))
    expect(await database.$count(documentCheckContent, content)).toBe(0)
  })
})

it('a letter of somebody who has gone is still known as ours, and says nothing of them', async () => {
  const gone = buildPerson({ membership: null })
  const goneId = (await seedPeople(database, [gone])).get(gone.email) ?? ''
  const { code } = await database.transaction((transaction) =>
    issueCheck(transaction, testEncryption, {
      letter: newLetter(),
      kind: 'deposit-confirmation',
      userId: goneId,
      says: buildConfirmed(),
    }),
  )
  await database.delete(user).where(eq(user.id, goneId))
  expect(await verify(code)).toMatchObject({ state: 'forgotten' })
})
