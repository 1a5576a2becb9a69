import { indexAccount } from '#core/bank/account-index.server.ts'
import { maskAccountNumber } from '#core/bank/account-number.ts'
import type { healthRefund } from '#core/health-refunds/tables.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { Amendment } from './amendment.ts'
import { DecisionContent } from './decision-content.ts'
import { DraftContent } from './expense-form.ts'

type Row = typeof healthRefund.$inferSelect

const draftAt = (row: string) => ({ table: 'health_refund_draft', column: 'content', row })
const refundAt = (column: 'payee_name' | 'account_number' | 'note', row: string) => ({
  table: 'health_refund',
  column,
  row,
})
const lineAt = (column: 'note' | 'accepted_because', row: string) => ({
  table: 'health_refund_line',
  column,
  row,
})

const textAt = {
  decision: (row: string) => ({ table: 'health_refund_decision', column: 'content', row }),
  correction: (row: string) => ({ table: 'health_refund_correction', column: 'content', row }),
  appeal: (row: string) => ({ table: 'health_refund_appeal', column: 'text', row }),
  'appeal-words': (row: string) => ({ table: 'health_refund_appeal', column: 'words', row }),
  repayment: (row: string) => ({ table: 'health_refund_repayment', column: 'reason', row }),
}
type TextOf = keyof typeof textAt

/** A text that belongs to a row with an id of its own. */
export const encryptText = (
  encryption: FieldEncryption,
  of: TextOf,
  { id, text }: { readonly id: string; readonly text: string },
): string => encryption.encrypt(text, textAt[of](id))

export const decryptText = (
  encryption: FieldEncryption,
  of: TextOf,
  { id, text }: { readonly id: string; readonly text: string },
): string => encryption.decrypt(text, textAt[of](id))

/** What the letter of a decision says. */
export const decryptDecision = (
  encryption: FieldEncryption,
  { id, content }: { readonly id: string; readonly content: string },
): DecisionContent =>
  DecisionContent.parse(JSON.parse(decryptText(encryption, 'decision', { id, text: content })))

export const decryptCorrection = (
  encryption: FieldEncryption,
  { id, content }: { readonly id: string; readonly content: string },
): Amendment =>
  Amendment.parse(JSON.parse(decryptText(encryption, 'correction', { id, text: content })))

export const encryptDraft = (encryption: FieldEncryption, id: string, content: DraftContent) =>
  encryption.encrypt(JSON.stringify(content), draftAt(id))

export const decryptDraft = (
  encryption: FieldEncryption,
  { id, content }: { readonly id: string; readonly content: string },
): DraftContent => DraftContent.parse(JSON.parse(encryption.decrypt(content, draftAt(id))))

/** Where the money should go, encrypted for its row. @param account eleven digits */
export function encryptPayee(
  encryption: FieldEncryption,
  caseId: string,
  payee: { readonly name: string; readonly account: string },
) {
  const [accountIndex] = indexAccount(encryption, payee.account)
  if (accountIndex === undefined) throw new Error('an account has an index')
  return {
    payeeName: encryption.encrypt(payee.name, refundAt('payee_name', caseId)),
    accountNumber: encryption.encrypt(payee.account, refundAt('account_number', caseId)),
    accountMasked: maskAccountNumber(payee.account),
    accountIndex,
  }
}

/** A caller that shows the account to staff records who saw it and why. */
export const decryptPayee = (
  encryption: FieldEncryption,
  { caseId, payeeName, accountNumber }: Pick<Row, 'caseId' | 'payeeName' | 'accountNumber'>,
) => ({
  name: encryption.decrypt(payeeName, refundAt('payee_name', caseId)),
  account: encryption.decrypt(accountNumber, refundAt('account_number', caseId)),
})

/** @returns null for an empty text */
export const encryptNote = (encryption: FieldEncryption, caseId: string, note: string) =>
  note === '' ? null : encryption.encrypt(note, refundAt('note', caseId))

export const decryptNote = (
  encryption: FieldEncryption,
  { caseId, note }: Pick<Row, 'caseId' | 'note'>,
): string => (note === null ? '' : encryption.decrypt(note, refundAt('note', caseId)))

export const encryptLine = (
  encryption: FieldEncryption,
  column: 'note' | 'accepted_because',
  line: { readonly id: string; readonly text: string },
) => (line.text === '' ? null : encryption.encrypt(line.text, lineAt(column, line.id)))

export const decryptLine = (
  encryption: FieldEncryption,
  column: 'note' | 'accepted_because',
  line: { readonly id: string; readonly text: string | null },
): string => (line.text === null ? '' : encryption.decrypt(line.text, lineAt(column, line.id)))
