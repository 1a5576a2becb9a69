import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { bankAccount, ownerAccount } from '#core/bank/accounts.ts'
import { ownIban } from '#core/bank/files/camt054.testing.ts'
import { findFaults } from '#core/ledger/find-faults.server.ts'
import { postTransaction } from '#core/ledger/post-transactions.server.ts'
import { move } from '#core/ledger/rules.ts'
import type { Database } from '#platform/database/database.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { testEncryption } from '#testing/accounts.testing.server.ts'
import { playMoneySchedule, prepareMoneySchedules } from './play-money.testing.server.ts'

/** `MONEY_SCHEDULES=10000 MONEY_SEED=…` plays more, or the same again. */
const seed = process.env.MONEY_SEED ?? String(Date.now())
const count = Number(process.env.MONEY_SCHEDULES ?? 30)
const atOnce = 4

const { database } = await createTestDatabase({ size: 3 * atOnce })
await prepareMoneySchedules(database)

async function play(
  schedules: number,
  {
    isControl = false,
    sabotage,
  }: {
    /** The first thing that is wrong is enough. */
    isControl?: boolean
    sabotage?: (database: Database, customerNumber: string) => Promise<unknown>
  } = {},
) {
  const wrong: string[] = []
  const done: Record<string, number> = {}
  let started = 0
  const worker = async () => {
    while (started < schedules && !(isControl && wrong.length > 0)) {
      const name = `${seed}-${started++}`
      const outcome = await playMoneySchedule(
        { database, encryption: testEncryption },
        name,
        sabotage,
      )
      wrong.push(...outcome.wrong.map((what) => `MONEY_SEED ${name}: ${what}`))
      for (const [deed, times] of Object.entries(outcome.done))
        done[deed] = (done[deed] ?? 0) + times
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return { wrong, done }
}

/** Each way back, so that what was played was worth playing; a few schedules may miss a rare one. */
const waysBack = [
  'corrected: reverse-transfer',
  'corrected: replace-transfer',
  'corrected: move-transfer',
  'corrected: return-payout',
  'prepared again',
  'payout withdrawn',
  'conflict: bank',
  'effect: withdraw',
  'effect: defer',
  'lapsed',
  'effect: approve',
  'refund sent again',
  'transfer waits for a colleague',
  'payout waits for a colleague',
  'another letter',
]

it(
  'keeps ledger, letters, payouts and invoices together, whatever is done and undone',
  async () => {
    const { wrong, done } = await play(count)
    expect(wrong).toEqual([])
    for (const deed of count < 300 ? ['confirmed', 'letter', 'released'] : waysBack)
      expect(done[deed] ?? 0, `${deed} with MONEY_SEED=${seed}`).toBeGreaterThan(0)
    expect(await findFaults(database)).toMatchObject({ totalOre: 0, unbalanced: 0 })
  },
  60_000 + count * 5_000,
)

it('would find an øre that the ledger has and no transfer', async () => {
  const sabotage = (_: Database, customerNumber: string) =>
    postTransaction(database, {
      key: `${seed}/${Math.random()}`,
      kind: 'transfer-received',
      actorId: null,
      valueDate: '2026-11-20',
      entries: move(1, { from: ownerAccount(ownIban, customerNumber), to: bankAccount(ownIban) }),
    })
  const { wrong } = await play(1, { isControl: true, sabotage })
  expect(wrong.join()).toContain('transfers and payouts come to')
}, 60_000)

it('would find a letter that outlives its money', async () => {
  const letters = (state: 'disable' | 'enable') =>
    database.execute(
      sql.raw(`alter table portal.ledger_entry ${state} trigger ledger_entry_letters`),
    )
  await letters('disable')
  try {
    const { wrong } = await play(200, { isControl: true })
    expect(wrong.join()).toContain('a letter is valid with')
  } finally {
    await letters('enable')
  }
}, 120_000)
