import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { camt054, inBatches, ownIban } from '../apps/portal/src/core/bank/files/camt054.testing.ts'
import { importCamt054 } from '../apps/portal/src/core/bank/imports/import-camt054.server.ts'
import {
  findCustomerNumbers,
  toCustomerNumber,
} from '../apps/portal/src/core/bank/matching/customer-number.ts'
import { accountStatement } from '../apps/portal/src/core/ledger/account-statement.server.ts'
import { addCheckpoints } from '../apps/portal/src/core/ledger/add-checkpoints.server.ts'
import { balanceOf, balancesOf } from '../apps/portal/src/core/ledger/balance-of.server.ts'
import type { AccountName } from '../apps/portal/src/core/ledger/contract.ts'
import { postTransactions } from '../apps/portal/src/core/ledger/post-transactions.server.ts'
import { move } from '../apps/portal/src/core/ledger/rules.ts'
import { createFieldEncryption } from '../apps/portal/src/platform/crypto/field-encryption.server.ts'
import {
  connectDatabase,
  type Database,
} from '../apps/portal/src/platform/database/database.server.ts'
import { createLog } from '../apps/portal/src/platform/log.server.ts'
import { migrateDatabase } from '../apps/portal/src/platform/migrate-database.server.ts'
import { databaseUrl, dropDatabase, onServer } from '../scripts/postgres/on-server.ts'
import { median } from './load.ts'
import type { Result } from './results.ts'

const transactions = 100_000
export const customers = 20_000
const batch = 5_000
const rounds = 50
const fileEntries = 5_000

const bank: AccountName = { kind: 'bank', key: ownIban }
const customer = (index: number): AccountName => ({
  kind: 'deposit',
  key: toCustomerNumber(index % customers),
})

/** Balances and stories on 200,000 entries, and a file of 5,000 transfers from the bank. */
export async function measureLedger(serverUrl: string): Promise<Result> {
  const name = 'ledger_benchmark'
  await dropDatabase(serverUrl, name)
  await onServer(serverUrl, `create database ${name}`)
  const url = databaseUrl(serverUrl, name)
  try {
    await migrateDatabase(url)
    const { database, close } = connectDatabase(url, { size: 2, log: createLog('silent') })
    try {
      const filled = await fillLedger(database)
      const readings = await measureReadings(database)
      const file = await measureFile(database)
      const slowest = Math.max(...readings.map(({ times }) => median(times)))
      return {
        name: `Ledger of ${(2 * transactions).toLocaleString('en')} entries, and a file of the bank`,
        figures: [
          {
            what: 'Balance or story on 200,000 entries, slowest kind, median of its rounds (ms)',
            value: slowest,
            target: 5,
            smallerIsBetter: true,
            digits: 1,
          },
          {
            what: 'A camt.054 of 5,000 entries, from its bytes to the books (s)',
            value: file.seconds,
            target: 10,
            smallerIsBetter: true,
            digits: 1,
          },
        ],
        table: [
          ['what is read', 'median ms', 'worst ms'],
          ...readings.map(({ what, times }) => [
            what,
            median(times).toFixed(1),
            Math.max(...times).toFixed(1),
          ]),
        ],
        details: [
          `posting ${transactions.toLocaleString('en')} transactions took ${filled.toFixed(1)} s; the file has ${(file.bytes / 1_000_000).toFixed(1)} MB; the same file again took ${file.again.toFixed(2)} s`,
        ],
      }
    } finally {
      await close()
    }
  } finally {
    await dropDatabase(serverUrl, name)
  }
}

const seconds = (since: number) => (performance.now() - since) / 1_000

/**
 * 100,000 transfers to 20,000 customers, of which the first has serial 0.
 * @returns seconds that it took
 */
export async function fillLedger(database: Database): Promise<number> {
  const start = performance.now()
  for (let first = 0; first < transactions; first += batch)
    await postTransactions(
      database,
      Array.from({ length: batch }, (_, index) => ({
        key: `bench:${first + index}`,
        kind: 'transfer-received',
        valueDate: '2026-11-20',
        entries: move(100_00 + index, { from: customer(first + index), to: bank }),
        actorId: null,
      })),
    )
  const filled = seconds(start)
  await addCheckpoints(database)
  await database.execute(sql`vacuum analyze portal.ledger_entry, portal.ledger_transaction`)
  return filled
}

async function measureReadings(database: Database) {
  const page = { limit: 50 }
  const { before } = await accountStatement(database, bank, page)
  const keys = Array.from({ length: 50 }, (_, index) => customer(index * 7).key)
  const deep = Number(before) / 2
  const readings: readonly [string, (round: number) => Promise<unknown>][] = [
    ['balance of a customer', (round) => balanceOf(database, customer(round * 31))],
    ['balances of 50 customers', () => balancesOf(database, 'deposit', keys)],
    ['story of a customer', (round) => accountStatement(database, customer(round * 31), page)],
    ['balance of the bank account', () => balanceOf(database, bank)],
    ['newest page of the bank account', () => accountStatement(database, bank, page)],
    [
      'a page in the middle of the bank account',
      () => accountStatement(database, bank, { ...page, before: Math.round(deep) }),
    ],
  ]
  const measured: { what: string; times: number[] }[] = []
  for (const [what, read] of readings) {
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now()
      await read(round)
      times.push(performance.now() - start)
      await sleep(0)
    }
    measured.push({ what, times })
  }
  return measured
}

async function measureFile(database: Database) {
  const text = camt054(
    Array.from({ length: fileEntries }, (_, index) => ({
      reference: `BANK-${index}`,
      amount: '150000.00',
      debtor: `Sender ${index}`,
      // One in ten says nothing that we understand.
      text: index % 10 === 0 ? 'for my studies' : `Deposit ${customer(index).key} 17.05.2001`,
    })),
  )
  const parts = {
    database,
    encryption: createFieldEncryption(
      new Map([['bench', 'a key for the benchmark alone, and long']]),
    ),
    payoutSources: [],
    portalUrl: 'http://bench.example',
    matchTransfers: async (_: Database, transfers: readonly { remittance: string | null }[]) =>
      transfers.map(({ remittance }) => findCustomerNumbers(remittance ?? '')[0] ?? null),
  }
  const take = async () => {
    const start = performance.now()
    await importCamt054(parts, {
      bytes: inBatches(text, 64 * 1_024),
      ownAccount: ownIban,
      actor: { kind: 'command' },
    })
    return seconds(start)
  }
  return { seconds: await take(), again: await take(), bytes: Buffer.byteLength(text) }
}
