import { indexAccount } from '#core/bank/account-index.server.ts'
import { maskAccountNumber } from '#core/bank/account-number.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { ManualReason } from './refund-form.ts'
import type { depositRefund } from './tables.server.ts'

type Row = typeof depositRefund.$inferSelect

/** Where the money of a refund should go. An account has eleven digits. */
export type RefundTarget =
  | { readonly route: 'ordinary'; readonly payeeName: string; readonly account: string }
  | {
      readonly route: 'manual'
      readonly payeeName: string
      readonly reason: ManualReason
      readonly details: string
    }

const locationOf = (row: string, column: 'payee_name' | 'account_number' | 'details') => ({
  table: 'deposit_refund',
  column,
  row,
})

/** Columns of a row, each encrypted for it. */
export function encryptTarget(encryption: FieldEncryption, caseId: string, target: RefundTarget) {
  const payeeName = encryption.encrypt(target.payeeName, locationOf(caseId, 'payee_name'))
  return target.route === 'ordinary'
    ? {
        route: target.route,
        payeeName,
        accountNumber: encryption.encrypt(target.account, locationOf(caseId, 'account_number')),
        accountMasked: maskAccountNumber(target.account),
        accountIndex: indexAccount(encryption, target.account)[0],
        reason: null,
        details: null,
      }
    : {
        route: target.route,
        payeeName,
        accountNumber: null,
        accountMasked: null,
        accountIndex: null,
        reason: target.reason,
        details: encryption.encrypt(target.details, locationOf(caseId, 'details')),
      }
}

/** A caller that shows the account or the details to staff records who saw them and why. */
export function decryptTarget(encryption: FieldEncryption, row: Row): RefundTarget {
  const payeeName = decryptPayeeName(encryption, row)
  if (row.accountNumber !== null)
    return {
      route: 'ordinary',
      payeeName,
      account: encryption.decrypt(row.accountNumber, locationOf(row.caseId, 'account_number')),
    }
  if (row.reason === null || row.details === null) throw new Error('a refund to nowhere')
  return {
    route: 'manual',
    payeeName,
    reason: row.reason,
    details: encryption.decrypt(row.details, locationOf(row.caseId, 'details')),
  }
}

export function decryptPayeeName(
  encryption: FieldEncryption,
  row: Pick<Row, 'caseId' | 'payeeName'>,
) {
  return encryption.decrypt(row.payeeName, locationOf(row.caseId, 'payee_name'))
}
