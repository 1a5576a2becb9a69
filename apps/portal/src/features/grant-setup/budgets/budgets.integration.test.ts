import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { budgetAccount, claimAccount, grantAccount } from '#core/grants/accounts.ts'
import { moveGrantMoney } from '#core/grants/budget.server.ts'
import { grantProposal } from '#core/grants/committee/tables.server.ts'
import { grantMeeting } from '#core/grants/decision/tables.server.ts'
import { postTransaction } from '#core/ledger/post-transactions.server.ts'
import { move } from '#core/ledger/rules.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import {
  addApplication,
  addRound,
  addType,
  lastAudited,
  newAdmin,
  now,
} from '../testing/grant-setup.testing.server.ts'
import { readBudgets } from './read-budgets.server.ts'
import { saveBudget } from './save-budget.server.ts'

const { database } = await createTestDatabase()
const admin = await newAdmin(database)

const save = (
  typeId: string,
  version: number,
  amountOre: number,
  { year = 2026, reason = '' }: { year?: number; reason?: string } = {},
) => saveBudget(database, admin, { year, typeId, version, form: { amountOre, reason } }, now)

async function rowOf(typeId: string, year = 2026) {
  const { years } = await readBudgets(database, now)
  const row = years.find((one) => one.year === year)?.rows.find((one) => one.typeId === typeId)
  if (!row) throw new Error('there is no such row')
  const { name: _, isRemoved: __, typeId: ___, ...rest } = row
  return rest
}

const grant = (typeId: string, applicationId: string, amountOre: number) =>
  database.transaction((transaction) =>
    moveGrantMoney(
      transaction,
      [
        {
          key: `test:${randomUUID()}`,
          kind: 'grant-decided',
          amountOre,
          from: budgetAccount({ year: 2026, typeId }),
          to: grantAccount(applicationId),
        },
      ],
      { actorId: null, valueDate: '2026-11-28' },
    ),
  )

describe('a budget', () => {
  it('moves the difference, up and down', async () => {
    const typeId = await addType(database)
    expect(await rowOf(typeId)).toMatchObject({ version: 0, budgetOre: 0, leftOre: 0 })
    await save(typeId, 0, 300_000)
    await save(typeId, 1, 500_050)
    await save(typeId, 2, 400_001)
    expect(await rowOf(typeId)).toMatchObject({
      version: 3,
      budgetOre: 400_001,
      leftOre: 400_001,
    })
    expect(await lastAudited(database)).toMatchObject({
      action: 'grant-budget-saved',
      before: { grantBudgetOre: 500_050 },
      after: { grantBudgetOre: 400_001, grantBudgetYear: 2026 },
    })
  })

  it('is saved once of two at a time, the first as well as the next', async () => {
    const typeId = await addType(database)
    const first = await Promise.allSettled([save(typeId, 0, 1_000), save(typeId, 0, 2_000)])
    expect(first.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const next = await Promise.allSettled([save(typeId, 1, 3_000), save(typeId, 1, 3_000)])
    expect(next.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await rowOf(typeId)).toMatchObject({ version: 2, budgetOre: 3_000, leftOre: 3_000 })
  })

  it('is not below what is granted, and the refusal says how much that is', async () => {
    const typeId = await addType(database)
    await save(typeId, 0, 100_000)
    await grant(typeId, randomUUID(), 60_001)
    await expect(save(typeId, 1, 60_000)).rejects.toMatchObject({
      code: 'BUDGET_BELOW_GRANTED',
      details: { leastOre: 60_001 },
    })
    await save(typeId, 1, 60_001)
    expect(await rowOf(typeId)).toMatchObject({ budgetOre: 60_001, leftOre: 0 })
  })

  it('is not below what a meeting has reserved, to the øre', async () => {
    const typeId = await addType(database)
    await save(typeId, 0, 100_000)
    await grant(typeId, randomUUID(), 20_000)
    const roundId = await addRound(database)
    const applicationId = await addApplication(database, { typeId, roundId })
    await database.insert(grantProposal).values({
      applicationId,
      outcome: 'granted',
      amountOre: 50_001,
      reasonIds: [],
      applicationVersion: 1,
    })
    await database.insert(grantMeeting).values({ roundId, agreedAt: now, minutes: {} })
    expect(await rowOf(typeId)).toMatchObject({ reservedOre: 50_001, leftOre: 29_999 })
    await expect(save(typeId, 1, 70_000)).rejects.toMatchObject({
      code: 'BUDGET_BELOW_GRANTED',
      details: { leastOre: 70_001 },
    })
    await save(typeId, 1, 70_001)
    expect(await rowOf(typeId)).toMatchObject({ leftOre: 0 })
    await expect(grant(typeId, randomUUID(), 1)).rejects.toThrow('GRANT_BUDGET_RESERVED')
  })

  it('is lowered or granted from, where both at once would be too much', async () => {
    const typeId = await addType(database)
    await save(typeId, 0, 100_000)
    const both = await Promise.allSettled([
      save(typeId, 1, 40_000),
      grant(typeId, randomUUID(), 60_000),
    ])
    expect(both.map(({ status }) => status).toSorted()).toContain('fulfilled')
    const { leftOre, budgetOre, grantedOre } = await rowOf(typeId)
    expect(leftOre).toBeGreaterThanOrEqual(0)
    expect(budgetOre - grantedOre).toBe(leftOre)
  })

  it('of a year that is over needs a reason, which the audit log has', async () => {
    const typeId = await addType(database)
    await expect(save(typeId, 0, 1_000, { year: 2025 })).rejects.toThrow('BUDGET_REASON_REQUIRED')
    await save(typeId, 0, 1_000, { year: 2025, reason: 'Flyttet fra 2026.' })
    expect(await lastAudited(database)).toMatchObject({
      after: { grantBudgetReason: 'Flyttet fra 2026.' },
    })
  })

  it('is of a type that people can apply for', async () => {
    const typeId = await addType(database, { removedAt: now })
    await expect(save(typeId, 0, 1_000)).rejects.toThrow('SETUP_ENTRY_NOT_FOUND')
    await expect(save(randomUUID(), 0, 1_000)).rejects.toThrow('SETUP_ENTRY_NOT_FOUND')
  })
})

it('a year adds up to the øre after decisions, payouts, returns and claims', async () => {
  const typeId = await addType(database)
  await save(typeId, 0, 1_000_000)
  const [one, other] = [randomUUID(), randomUUID()]
  await grant(typeId, one, 300_001)
  await grant(typeId, other, 200_000)
  const budget = budgetAccount({ year: 2026, typeId })
  const payouts = { kind: 'payouts', key: 'NO9386011117947' } as const
  // As in `moveGrantMoney`: what money leaves is debited.
  const post = (amountOre: number, from: typeof budget, to: typeof budget) =>
    postTransaction(database, {
      key: `test:${randomUUID()}`,
      kind: 'test-move',
      valueDate: '2026-11-28',
      entries: move(amountOre, { from: to, to: from }),
      actorId: null,
    })
  await post(300_001, grantAccount(one), payouts)
  await post(150_000, grantAccount(other), payouts)
  // The bank returned one of them, and a part was not used.
  await post(150_000, payouts, grantAccount(other))
  await post(20_000, grantAccount(other), budget)
  // Claimed back: owed to us, and in the budget again. A part of it has come in.
  await post(100_000, claimAccount(one), budget)
  await post(40_000, { kind: 'bank', key: 'NO9386011117947' }, claimAccount(one))
  expect(await rowOf(typeId)).toEqual({
    version: 1,
    budgetOre: 1_000_000,
    grantedOre: 480_001,
    paidOre: 300_001,
    claimedOre: 100_000,
    unpaidClaimsOre: 60_000,
    reservedOre: 0,
    leftOre: 619_999,
  })
})
