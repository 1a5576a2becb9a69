import { indexAccount } from '#core/bank/account-index.server.ts'
import { maskAccountNumber } from '#core/bank/account-number.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { associationBankAccount } from './tables.server.ts'

type Row = typeof associationBankAccount.$inferSelect

/** `account` has eleven digits. */
export type AccountDetails = { readonly account: string; readonly holder: string }

const locationOf = (row: string, column: 'account_number' | 'holder') => ({
  table: 'association_bank_account',
  column,
  row,
})

/** Columns of a row, each encrypted for it. */
export const encryptAccount = (
  encryption: FieldEncryption,
  id: string,
  { account, holder }: AccountDetails,
) => ({
  accountNumber: encryption.encrypt(account, locationOf(id, 'account_number')),
  accountMasked: maskAccountNumber(account),
  accountIndex: indexAccount(encryption, account)[0],
  holder: encryption.encrypt(holder, locationOf(id, 'holder')),
})

/** A caller that shows it to staff records who saw it and why. */
export const decryptNumber = (
  encryption: FieldEncryption,
  { id, accountNumber }: Pick<Row, 'id' | 'accountNumber'>,
): string => encryption.decrypt(accountNumber, locationOf(id, 'account_number'))

export const decryptHolder = (
  encryption: FieldEncryption,
  { id, holder }: Pick<Row, 'id' | 'holder'>,
): string => encryption.decrypt(holder, locationOf(id, 'holder'))
