import { accountErrorText } from '#core/accounts/forms/refusal-messages.ts'
import type { InvoiceRefusal } from '#core/invoices/refusals.ts'
import { paymentRefusalTexts } from '#core/payments/refusal-messages.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { MoneyRefusal } from './refusals.ts'
import { type PreviewPart, previewParts } from './states.ts'

const partNames = {
  prices: m.kindergarten_changed_prices,
  decisions: m.kindergarten_changed_decisions,
  places: m.kindergarten_changed_places,
  payers: m.kindergarten_changed_payers,
  invoices: m.kindergarten_changed_invoices,
} satisfies Record<PreviewPart, () => string>

type Details = { readonly changed?: readonly unknown[] }

const changedText = ({ changed = [] }: Details): string =>
  m.kindergarten_preview_changed({
    what: previewParts
      .filter((part) => changed.includes(part))
      .map((part) => partNames[part]())
      .join(', '),
  })

const texts: Readonly<Record<string, (details: Details) => string>> = {
  ...paymentRefusalTexts,
  KINDERGARTEN_NOT_FOUND: () => m.kindergarten_money_not_theirs(),
  CHILD_NOT_FOUND: () => m.kindergarten_money_no_child(),
  KINDERGARTEN_CHANGED: () => m.kindergarten_money_changed(),
  ACCOUNT_INVALID: () => m.kindergarten_account_invalid(),
  ACCOUNT_OWN: () => m.kindergarten_account_own(),
  ...({
    PRICE_MONTH_TAKEN: () => m.kindergarten_price_taken(),
    DECISION_NOT_FOUND: () => m.kindergarten_decision_not_found(),
    DECISION_OVERLAPS: () => m.kindergarten_decision_overlaps(),
    DECISION_END_INVALID: () => m.kindergarten_decision_end_invalid(),
    PAYER_INVALID: () => m.kindergarten_payer_invalid(),
    PREVIEW_CHANGED: changedText,
    RUN_EMPTY: () => m.kindergarten_run_empty(),
    RUN_NOT_FOUND: () => m.kindergarten_run_not_found(),
    INVOICE_RIGHT: () => m.kindergarten_invoice_right(),
    INVOICE_NOT_FOUND: () => m.kindergarten_invoice_not_found(),
    INVOICE_PAID: () => m.kindergarten_invoice_paid_already(),
    PAYMENT_DAY_INVALID: () => m.kindergarten_payment_day_invalid(),
    PAYMENT_NOT_FOUND: () => m.kindergarten_payment_not_found(),
    CREDIT_TOO_HIGH: () => m.kindergarten_credit_too_high(),
    INVOICE_CHANGED: () => m.kindergarten_invoice_changed(),
  } satisfies Record<MoneyRefusal | InvoiceRefusal, (details: Details) => string>),
}

function textOf(failure: unknown): string | undefined {
  if (!(failure instanceof ApiError) || !Object.hasOwn(texts, failure.code)) return undefined
  // Described by the endpoint for each refusal that has details.
  return texts[failure.code]?.((failure.answer ?? {}) as Details)
}

/** The text for a failed call of a guardian. */
export const guardianMoneyErrorText = (failure: unknown): string =>
  textOf(failure) ?? accountErrorText(failure)

/** The text for a failed call of staff. */
export const moneyErrorText = (failure: unknown): string =>
  textOf(failure) ?? staffErrorText(failure)
