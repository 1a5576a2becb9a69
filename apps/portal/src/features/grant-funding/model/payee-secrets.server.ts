import { indexAccount } from '#core/bank/account-index.server.ts'
import { maskAccountNumber } from '#core/bank/account-number.ts'
import type { grantPayee } from '#core/grants/funding/tables.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'

type Row = typeof grantPayee.$inferSelect

/** `number` has eleven digits. */
type Details = { readonly number: string; readonly holder: string }

const locationOf = (row: string, column: 'account_number' | 'holder') => ({
  table: 'grant_payee',
  column,
  row,
})

/** Columns of a row, each encrypted for it. */
export const encryptPayee = (
  encryption: FieldEncryption,
  applicationId: string,
  { number, holder }: Details,
) => ({
  accountNumber: encryption.encrypt(number, locationOf(applicationId, 'account_number')),
  accountMasked: maskAccountNumber(number),
  accountIndex: indexAccount(encryption, number)[0],
  holder: encryption.encrypt(holder, locationOf(applicationId, 'holder')),
})

export const decryptPayee = (
  encryption: FieldEncryption,
  { applicationId, accountNumber, holder }: Pick<Row, 'applicationId' | 'accountNumber' | 'holder'>,
): Details => ({
  number: encryption.decrypt(accountNumber, locationOf(applicationId, 'account_number')),
  holder: encryption.decrypt(holder, locationOf(applicationId, 'holder')),
})
