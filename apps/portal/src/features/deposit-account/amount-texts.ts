import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { AmountKind } from './amounts.ts'

export const amountKindNames = {
  year: m.deposit_kind_year,
  autumn: m.deposit_kind_autumn,
  spring: m.deposit_kind_spring,
  'bi-bachelor': m.deposit_kind_bi_bachelor,
  'bi-master': m.deposit_kind_bi_master,
} satisfies Record<AmountKind, () => string>

/** What is said when a figure could not be saved. */
export function amountErrorText(failure: unknown): string {
  return failure instanceof ApiError && failure.code === 'AMOUNT_CHANGED'
    ? m.deposit_amount_changed()
    : staffErrorText(failure)
}

const problemTexts: Readonly<Record<string, () => string>> = {
  YEAR_INVALID: m.deposit_amount_year_invalid,
  KRONER_INVALID: m.deposit_amount_kroner_invalid,
  SOURCE_REQUIRED: m.deposit_amount_source_required,
  TOO_LONG: m.account_too_long,
}

/** What stands beside a field. */
export function amountFieldText(code: string): string | undefined {
  return problemTexts[code]?.()
}
