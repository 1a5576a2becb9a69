import { findFaults } from '../apps/portal/src/core/ledger/find-faults.server.ts'
import {
  playMoneySchedule,
  prepareMoneySchedules,
} from '../apps/portal/src/features/deposit-account/testing/play-money.testing.server.ts'
import { createFieldEncryption } from '../apps/portal/src/platform/crypto/field-encryption.server.ts'
import type { Database } from '../apps/portal/src/platform/database/database.server.ts'
import { inDatabase } from './in-database.ts'
import type { Result } from './results.ts'

/** `MONEY_SCHEDULES=300` plays fewer, `MONEY_SEED=…` the same again. */
const schedules = Number(process.env.MONEY_SCHEDULES ?? 10_000)
const concurrency = 4

/** Money of deposits, forwards and back: the ledger, letters, payouts and invoices in PostgreSQL. */
export async function measureMoneySchedules(
  serverUrl: string,
): Promise<Pick<Result, 'figures' | 'details'>> {
  const seed = process.env.MONEY_SEED ?? String(Date.now())
  const start = performance.now()
  const { wrong, deeds } = await inDatabase(serverUrl, 'bench_money', (database) =>
    playAll(database, seed),
  )
  const minutes = (performance.now() - start) / 60_000
  return {
    figures: [
      {
        what: `Schedules of deposit money of ${schedules} after which something was wrong`,
        value: wrong.length,
        target: 0,
        smallerIsBetter: true,
        digits: 0,
      },
    ],
    details: [
      `${schedules} schedules of deposit money in PostgreSQL in ${minutes.toFixed(1)} minutes, ${deeds} actions; they follow from MONEY_SEED=${seed}`,
      ...wrong.slice(0, 5),
    ],
  }
}

async function playAll(database: Database, seed: string) {
  const encryption = createFieldEncryption(
    new Map([['bench', 'a key for the benchmark, and long']]),
  )
  await prepareMoneySchedules(database)
  const wrong: string[] = []
  let [started, deeds] = [0, 0]
  const worker = async () => {
    while (started < schedules) {
      const name = `${seed}-${started++}`
      const outcome = await playMoneySchedule({ database, encryption }, name)
      wrong.push(...outcome.wrong.map((what) => `${name}: ${what}`))
      deeds += Object.values(outcome.done).reduce((sum, times) => sum + times, 0)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  const { totalOre, unbalanced } = await findFaults(database)
  if (totalOre !== 0 || unbalanced > 0) wrong.push('the books do not balance')
  return { wrong, deeds }
}
