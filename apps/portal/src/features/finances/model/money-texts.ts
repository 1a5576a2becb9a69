import type { InvoiceStatus } from '#core/invoices/invoice-status.ts'
import type {
  MoneyFile,
  MoneyRow,
  PayoutProgress,
  UnderwayItem,
} from '#core/person-money/contract.ts'
import {
  groupOf,
  type MovementGroup,
  type MovementKind,
} from '#core/person-money/movement-kinds.ts'
import { getLocale, type Locale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDate } from '#platform/time/format.ts'

type Text = (inputs: Record<string, never>, options: { readonly locale: Locale }) => string

/** Of kinds whose lines have no number of their own. */
const kindTexts = {
  'bank-payment': m.finances_bank_payment,
  'bank-payment-undone': m.finances_bank_payment_undone,
  'card-payment': m.finances_card_payment,
  'card-refund': m.finances_card_refund,
  'card-release': m.finances_card_release,
  'carried-over': m.finances_carried_over,
  'deposit-received': m.finances_deposit_received,
  'deposit-taken-back': m.finances_deposit_taken_back,
  payout: m.finances_payout,
  'payout-failed': m.finances_payout_failed,
  'payout-returned': m.finances_payout_returned,
} satisfies Record<Exclude<MovementKind, 'invoice' | 'credit-note' | 'bill-corrected'>, Text>

/** What happened: `Faktura 300123`, `Betalt med kort`. */
export function kindText({ kind, number }: Pick<MoneyRow, 'kind' | 'number'>, locale: Locale) {
  const options = { locale }
  const numbered = { number: number ?? '' }
  switch (kind) {
    case 'invoice':
      return m.finances_invoice(numbered, options)
    case 'credit-note':
      return m.finances_credit_note(numbered, options)
    case 'bill-corrected':
      return m.finances_bill_corrected(numbered, options)
    default:
      return kindTexts[kind]({}, options)
  }
}

export const groupTexts = {
  bill: m.finances_bills,
  paid: m.finances_paid,
  back: m.finances_back,
  moved: m.finances_moved,
  released: m.finances_released,
} satisfies Record<MovementGroup, Text>

export const statusTexts = {
  open: m.finances_status_open,
  overdue: m.finances_status_overdue,
  paying: m.finances_status_paying,
  paid: m.finances_status_paid,
  credited: m.finances_status_credited,
  owed: m.finances_status_owed,
} satisfies Record<InvoiceStatus, Text>

export const statusTones = {
  open: 'info',
  overdue: 'danger',
  paying: 'info',
  paid: 'success',
  credited: 'neutral',
  owed: 'warning',
} as const satisfies Record<InvoiceStatus, string>

export const payoutTexts = {
  underway: m.finances_payout_state_underway,
  paid: m.finances_payout_state_paid,
  failed: m.finances_payout_state_failed,
  returned: m.finances_payout_state_returned,
} satisfies Record<PayoutProgress, Text>

export const payoutTones = {
  underway: 'info',
  paid: 'success',
  failed: 'danger',
  returned: 'warning',
} as const satisfies Record<PayoutProgress, string>

export const underwayTexts = {
  reserved: m.finances_reserved,
  refund: m.finances_refunding,
  release: m.finances_releasing,
} satisfies Record<UnderwayItem['kind'], (inputs: { amount: string }) => string>

export const fileTexts = {
  invoice: m.finances_open_invoice,
  'credit-note': m.finances_open_credit_note,
  receipt: m.finances_open_receipt,
} satisfies Record<MoneyFile['kind'], () => string>

/**
 * Money that moved has a sign, as it is for the person: `−120 kr` is what they paid. What they are asked
 * for has none.
 */
export function signedAmount({ kind, amountOre }: Pick<MoneyRow, 'kind' | 'amountOre'>): string {
  switch (groupOf(kind)) {
    case 'paid':
      return withSign(-amountOre)
    case 'back':
      return withSign(amountOre)
    case 'bill':
    case 'moved':
    case 'released':
      return formatKroner(Math.abs(amountOre))
  }
}

const withSign = (ore: number) => (ore > 0 ? `+${formatKroner(ore)}` : formatKroner(ore))

/** `14. mars 2026` */
export const dayText = (day: string, locale: Locale = getLocale()) =>
  formatDate(noonOf(day), locale)
