import { createFieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { exampleAssociation, exampleDeposit } from '#platform/example-deposit.ts'
import { camt054, inBatches, ownIban, type SampleEntry } from './files/camt054.testing.ts'
import { importCamt054 } from './imports/import-camt054.server.ts'
import { findCustomerNumbers, toCustomerNumber } from './matching/customer-number.ts'
import { findCustomersOf } from './own-money.server.ts'
import type { PayoutOwner } from './payout-owner.ts'
import type { PayerConfiguration, PayoutSource, SettlingParts } from './payout-source.ts'
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

export const payers: PayerConfiguration = {
  TRIVSEL_ENV: 'test',
  ...exampleDeposit,
  ...exampleAssociation,
}

const undescribed = {
  name: () => '',
  describe: async () => new Map(),
  reasonsOf: async () => new Map(),
}

/** As the feature of deposits would. */
export const testDeposits: PayoutSource = {
  ...undescribed,
  kind: 'deposit',
  settings: ['DEPOSIT_IBAN', 'DEPOSIT_BIC'],
  payerOf: ({ DEPOSIT_IBAN: iban, DEPOSIT_BIC: bic }) =>
    iban && bic ? { name: 'Trivsel', iban, bic } : null,
  findOwn: findCustomersOf,
}

/** Which accounts of the portal are tied to an association, by its id. */
export const tiesOfAssociations = new Map<string, string>()

export const testAssociations: PayoutSource = {
  ...undescribed,
  kind: 'association',
  settings: ['ASSOCIATION_IBAN', 'ASSOCIATION_BIC'],
  payerOf: ({ ASSOCIATION_IBAN: iban, ASSOCIATION_BIC: bic }) =>
    iban && bic ? { name: 'Trivsel', iban, bic } : null,
  findOwn: async (_, users) =>
    [...tiesOfAssociations].flatMap(([id, userId]) => (users.has(userId) ? [id] : [])),
}

export const deposit = (key: string): PayoutOwner => ({ kind: 'deposit', key })
export const association = (key: string): PayoutOwner => ({ kind: 'association', key })

/** What operations on payouts need. */
export const bankParts = (database: Database): SettlingParts => ({
  database,
  encryption: testEncryption,
  payoutSources: [testDeposits, testAssociations],
  portalUrl: 'http://portal.test',
})

export const importText = (database: Database, text: string) =>
  importCamt054(
    { ...bankParts(database), matchTransfers },
    { bytes: inBatches(text, 4_096), ownAccount: ownIban, actor: staff('importer') },
  )

/** A file of these entries, imported. */
export const importEntries = (database: Database, entries: readonly SampleEntry[]) =>
  importText(database, camt054(entries, { messageId: next('MSG') }))
