import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Refusal } from '#platform/api/errors.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { accountStatement } from './account-statement.server.ts'
import { addCheckpoints } from './add-checkpoints.server.ts'
import { balanceOf, balancesOf } from './balance-of.server.ts'
import type { AccountName, NewTransaction } from './contract.ts'
import { findFaults } from './find-faults.server.ts'
import { postTransactions } from './post-transactions.server.ts'
import { reverseTransaction } from './reverse-transaction.server.ts'
import { move, nameOf, ownSense } from './rules.ts'

const { database } = await createTestDatabase()

const customers = 4
type Move = { from: number; to: number; amountOre: number }
type Step =
  | { do: 'post'; moves: readonly Move[] }
  | { do: 'repeat'; which: number }
  | { do: 'reverse'; which: number }
  | { do: 'checkpoint' }

const place = fc.nat({ max: customers + 2 })
const aMove = fc
  .record({ from: place, to: place, amountOre: fc.integer({ min: 1, max: 300_000_00 }) })
  .filter(({ from, to }) => from !== to)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('post'),
      moves: fc.array(aMove, { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('repeat'), which: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reverse'), which: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('checkpoint') }) },
)

/** The books once more, in a few lines: what every account must hold. */
class Model {
  readonly totals = new Map<string, number>()
  readonly posted: { id: number; transactions: readonly NewTransaction[]; isReversed: boolean }[] =
    []

  /** @returns whether it was done: no customer may owe */
  apply(transactions: readonly NewTransaction[], sign: 1 | -1): boolean {
    const after = new Map(this.totals)
    for (const { account, amountOre } of transactions.flatMap(({ entries }) => entries))
      after.set(nameOf(account), (after.get(nameOf(account)) ?? 0) + sign * amountOre)
    const changed = transactions.flatMap(({ entries }) =>
      entries.map(({ account }) => nameOf(account)),
    )
    if (changed.some((name) => name.startsWith('deposit:') && (after.get(name) ?? 0) > 0))
      return false
    for (const [name, total] of after) this.totals.set(name, total)
    return true
  }
}

let run = 0

/** @returns whether it was done */
async function wasDone(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code === 'LEDGER_NOT_COVERED') return false
    throw error
  }
}

async function play(steps: readonly Step[]): Promise<void> {
  run += 1
  const accounts: AccountName[] = [
    { kind: 'bank', key: `bank-${run}` },
    { kind: 'unallocated', key: `bank-${run}` },
    { kind: 'payouts', key: `bank-${run}` },
    ...Array.from({ length: customers }, (_, index) => ({
      kind: 'deposit' as const,
      key: `customer-${run}-${index}`,
    })),
  ]
  const [bank = { kind: 'bank', key: '' }] = accounts
  const at = (index: number) => accounts[index] ?? bank
  const model = new Model()
  for (const [index, wanted] of steps.entries()) {
    if (wanted.do === 'post') {
      const transactions = wanted.moves.map(({ from, to, amountOre }, line) => ({
        key: `history-${run}-${index}-${line}`,
        kind: 'moved',
        valueDate: '2026-11-22',
        entries: move(amountOre, { from: at(from), to: at(to) }),
        actorId: null,
      }))
      const ids: number[] = []
      const isDone = await wasDone(async () => {
        for (const { id } of await postTransactions(database, transactions)) ids.push(id)
      })
      expect(isDone).toBe(model.apply(transactions, 1))
      if (isDone)
        transactions.forEach((transaction, line) => {
          model.posted.push({ id: ids[line] ?? 0, transactions: [transaction], isReversed: false })
        })
    } else if (wanted.do === 'checkpoint') await addCheckpoints(database, 1)
    else {
      const known = model.posted[wanted.which % Math.max(1, model.posted.length)]
      if (!known) continue
      if (wanted.do === 'repeat') {
        const again = await postTransactions(database, known.transactions)
        expect(again).toEqual([{ id: known.id, isRepeated: true }])
      } else {
        const reversal = { id: known.id, valueDate: '2026-11-23', actorId: null }
        if (known.isReversed)
          await expect(reverseTransaction(database, reversal)).rejects.toThrow('ALREADY_REVERSED')
        else {
          const isDone = await wasDone(() => reverseTransaction(database, reversal))
          expect(isDone).toBe(model.apply(known.transactions, -1))
          known.isReversed = isDone
        }
      }
    }
    for (const account of accounts)
      expect(await balanceOf(database, account)).toBe(
        ownSense(account.kind) * (model.totals.get(nameOf(account)) ?? 0) + 0,
      )
  }
  await expectStories(accounts)
}

/** Every account's balance is what its story comes to, entry by entry from the first. */
async function expectStories(accounts: readonly AccountName[]): Promise<void> {
  for (const account of accounts) {
    const { entries } = await accountStatement(database, account, { limit: 1_000 })
    let balance = 0
    for (const { amountOre, balanceOre } of entries.toReversed()) {
      balance += amountOre
      expect(balanceOre).toBe(balance)
    }
    const balances = await balancesOf(database, account.kind, [account.key])
    expect(balances.get(account.key) ?? 0).toBe(balance)
  }
  expect(await findFaults(database)).toEqual({ totalOre: 0, unbalanced: 0, wrongCheckpoints: 0 })
}

// A failure prints the seed, and the shortest history that fails.
it('the books balance at every moment of any history, and retries change nothing', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 25 }), play), { numRuns: 40 })
}, 120_000)

it('the books balance after histories that happen at once', async () => {
  const bank: AccountName = { kind: 'bank', key: 'of-all' }
  const owner = (index: number): AccountName => ({ kind: 'deposit', key: `at-once-${index % 3}` })
  const write = async (writer: number) => {
    for (let index = 0; index < 15; index += 1) {
      const isOut = index % 3 === 2
      const customer = owner(writer + index)
      await wasDone(() =>
        postTransactions(database, [
          {
            key: `at-once-${writer}-${index}`,
            kind: isOut ? 'paid-out' : 'paid-in',
            valueDate: '2026-11-22',
            entries: move(
              100 + index,
              isOut ? { from: bank, to: customer } : { from: customer, to: bank },
            ),
            actorId: null,
          },
        ]),
      )
      if (index % 5 === 0) await addCheckpoints(database, 1)
    }
  }
  await Promise.all(Array.from({ length: 5 }, (_, writer) => write(writer)))
  await expectStories([bank, owner(0), owner(1), owner(2)])
})
