import { createFieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { camt054, inBatches, ownIban, type SampleEntry } from './files/camt054.testing.ts'
import { importCamt054 } from './imports/import-camt054.server.ts'
import { findCustomerNumbers, toCustomerNumber } from './matching/customer-number.ts'
import type { MatchTransfers } from './transfers/match-transfers.server.ts'

export const testEncryption = createFieldEncryption(
  new Map([['test', 'a key that is only for tests, and long']]),
)

export const staff = (userId: string) =>
  ({ kind: 'staff', userId, roles: ['caseworker'], requestId: 'a request' }) as const

let serial = 0
export const newCustomer = () => toCustomerNumber(serial++)
export const next = (name: string) => `${name}-${++serial}`

/** As a feature would: by the customer number alone. */
export const matchTransfers: MatchTransfers = async (_, transfers) =>
  transfers.map(({ remittance }) => findCustomerNumbers(remittance ?? '')[0] ?? null)

export const importText = (database: Database, text: string) =>
  importCamt054(
    { database, encryption: testEncryption, matchTransfers },
    { bytes: inBatches(text, 4_096), ownAccount: ownIban, actor: staff('importer') },
  )

/** A file of these entries, imported. */
export const importEntries = (database: Database, entries: readonly SampleEntry[]) =>
  importText(database, camt054(entries, { messageId: next('MSG') }))
