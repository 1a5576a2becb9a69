import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addMember } from '#core/associations/associations.testing.server.ts'
import { association, associationContact } from '#core/associations/tables.server.ts'
import { toIban } from '#core/bank/account-number.ts'
import { proveNationalId } from '#core/national-id/prove-national-id.server.ts'
import { saveNationalId } from '#core/national-id/save-national-id.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { testEncryption } from '#testing/accounts.testing.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import {
  moneyTesting,
  newAccount,
  now,
  organisationIban,
} from '../testing/association-money.testing.server.ts'
import { dropAccount } from './confirm-account.server.ts'
import { AccountForm } from './contract.ts'
import { readAccounts } from './read-accounts.server.ts'

const { database } = await createTestDatabase()
const { parts, newBoard } = moneyTesting(database)
const refusal = (code: string) => ({ code })

const mailsTo = async (userId: string) => {
  const { rows } = await database.execute<{ text: string }>(sql`
    select payload::text as text from graphile_worker._private_jobs
    where payload ->> 'to' = ${`${userId}@trivsel.example`} order by id`)
  return rows.map(({ text }) => text)
}

describe('a bank account', () => {
  it('counts once another contact person has typed the same number', async () => {
    const board = await newBoard()
    const account = newAccount()
    await board.enter(board.first, toIban(account))
    expect(await board.accounts()).toMatchObject([{ state: 'entered', enteredBy: board.first }])
    await expect(board.confirm(account, board.first)).rejects.toMatchObject(
      refusal('ACCOUNT_ENTERED_BY_YOU'),
    )
    await expect(board.confirm(newAccount())).rejects.toMatchObject(refusal('ACCOUNT_DIFFERS'))
    await board.confirm(`${account.slice(0, 4)}.${account.slice(4, 6)}.${account.slice(6)}`)
    expect(await board.accounts()).toMatchObject([
      { state: 'confirmed', enteredBy: board.first, confirmedBy: board.second },
    ])
    expect(await board.history()).toEqual(['account-entered', 'account-confirmed'])
  })

  it('is nowhere in words: not in the database, not in a mail', async () => {
    const board = await newBoard()
    const account = newAccount()
    await board.enter(board.first, account, 'Foreningen Hemmelig')
    await board.confirm(account)
    const mails = [...(await mailsTo(board.first)), ...(await mailsTo(board.second))]
    expect(mails).toHaveLength(4)
    for (const text of [JSON.stringify(await board.accounts()), ...mails]) {
      expect(text).not.toContain(account)
      expect(text).not.toContain('Foreningen Hemmelig')
    }
    const { confirmed } = await readAccounts(parts, board.as(board.second))
    expect(confirmed).toMatchObject({
      masked: `•••••••••${account.slice(-2)}`,
      holder: 'Foreningen Hemmelig',
      enteredBy: 'Test Person',
    })
  })

  it('is refused where it is no account, the organisation’s, or the number of a person', async () => {
    const board = await newBoard()
    await expect(board.enter(board.first, '12345678901')).rejects.toMatchObject(
      refusal('ACCOUNT_INVALID'),
    )
    await expect(board.enter(board.first, '00000000000')).rejects.toMatchObject(
      refusal('ACCOUNT_INVALID'),
    )
    await expect(board.enter(board.first, organisationIban)).rejects.toMatchObject(
      refusal('ACCOUNT_OWN'),
    )
    const number = '76940500571'
    await saveNationalId(database, testEncryption, { userId: board.first, number })
    await expect(board.enter(board.first, number)).rejects.toMatchObject(
      refusal('ACCOUNT_IS_NATIONAL_ID'),
    )
    const inHolder = AccountForm.safeParse({ account: newAccount(), holder: `Ola ${number}` })
    expect(inHolder.error?.issues[0]?.message).toBe('LOOKS_LIKE_NATIONAL_ID')
    expect(await board.accounts()).toEqual([])
  })

  it('stays until another one is confirmed, and is kept as replaced then', async () => {
    const board = await newBoard()
    const [before, after] = [newAccount(), newAccount()]
    await board.withAccount(before)
    await expect(board.enter(board.second, before)).rejects.toMatchObject(
      refusal('ACCOUNT_UNCHANGED'),
    )
    await board.enter(board.second, after)
    expect((await board.accounts()).map(({ state }) => state).toSorted()).toEqual([
      'confirmed',
      'entered',
    ])
    await board.confirm(after, board.first)
    expect((await board.accounts()).map(({ state }) => state).toSorted()).toEqual([
      'confirmed',
      'replaced',
    ])
  })

  it('is entered once however often it is pressed, and confirmed once', async () => {
    const board = await newBoard()
    const account = newAccount()
    await Promise.all([1, 2, 3].map(() => board.enter(board.first, account)))
    expect(await board.accounts()).toHaveLength(1)
    await expect(board.enter(board.second)).rejects.toMatchObject(refusal('ACCOUNT_WAITS'))
    const outcomes = await Promise.allSettled([1, 2].map(() => board.confirm(account)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('is withdrawn by who entered it, and rejected by the other one', async () => {
    const board = await newBoard()
    for (const [who, state] of [
      [board.first, 'withdrawn'],
      [board.second, 'rejected'],
    ] as const) {
      await board.enter(board.first)
      const accountId = (await board.accounts()).find((one) => one.state === 'entered')?.id ?? ''
      await dropAccount(parts, board.as(who), { accountId }, now)
      await expect(dropAccount(parts, board.as(who), { accountId }, now)).rejects.toMatchObject(
        refusal('ACCOUNT_NOT_FOUND'),
      )
      expect((await board.accounts()).map((one) => one.state)).toContain(state)
    }
  })

  it('needs two people, not two accounts of one person', async () => {
    const board = await newBoard()
    const account = newAccount()
    await board.enter(board.first, account)
    const number = '13097248022'
    await proveNationalId(database, testEncryption, {
      userId: board.first,
      number,
      provenBy: 'document',
    })
    await saveNationalId(database, testEncryption, { userId: board.second, number })
    await expect(board.confirm(account)).rejects.toMatchObject(refusal('ACCOUNT_ENTERED_BY_YOU'))
  })

  it('is entered again when who entered it has left', async () => {
    const board = await newBoard()
    const account = newAccount()
    await board.enter(board.first, account)
    await database
      .update(associationContact)
      .set({ endedAt: now, endedBecause: 'left' })
      .where(
        and(
          eq(associationContact.associationId, board.id),
          eq(associationContact.userId, board.first),
        ),
      )
    await expect(board.confirm(account)).rejects.toMatchObject(refusal('ACCOUNT_ENTERED_BY_FORMER'))
    await expect(board.enter(board.first)).rejects.toMatchObject(refusal('ASSOCIATION_NOT_FOUND'))
    await board.enter(board.second, account)
    expect((await board.accounts()).map(({ state }) => state).toSorted()).toEqual([
      'entered',
      'withdrawn',
    ])
  })

  it('is no business of a treasurer, a member or a stranger, nor of a closed association', async () => {
    const board = await newBoard()
    const [member, stranger] = [
      await createMember(database, null),
      await createMember(database, null),
    ]
    await addMember(database, { associationId: board.id, userId: member })
    await expect(board.enter(board.treasurer)).rejects.toMatchObject(
      refusal('ASSOCIATION_RIGHT_MISSING'),
    )
    for (const userId of [member, stranger])
      await expect(board.enter(userId)).rejects.toMatchObject(refusal('ASSOCIATION_NOT_FOUND'))
    await database
      .update(association)
      .set({ state: 'closed', stateReason: 'by-board' })
      .where(eq(association.id, board.id))
    await expect(board.enter()).rejects.toMatchObject(refusal('ASSOCIATION_STATE'))
  })
})
