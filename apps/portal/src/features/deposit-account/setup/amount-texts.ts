import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'

const refusalTexts: Readonly<Record<string, () => string>> = {
  AMOUNT_CHANGED: m.deposit_amount_changed,
  DEADLINES_CHANGED: m.deposit_deadlines_changed,
}

/** What is said when a figure or a deadline could not be saved. */
export function amountErrorText(failure: unknown): string {
  const text = failure instanceof ApiError && failure.code ? refusalTexts[failure.code] : undefined
  return text ? text() : staffErrorText(failure)
}

const problemTexts: Readonly<Record<string, () => string>> = {
  YEAR_INVALID: m.deposit_amount_year_invalid,
  KRONER_INVALID: m.deposit_amount_kroner_invalid,
  SOURCE_REQUIRED: m.deposit_amount_source_required,
  TOO_LONG: m.account_too_long,
  DAY_INVALID: m.deposit_deadline_day_invalid,
  DAY_OF_SPRING: m.deposit_deadline_first_half,
  DAY_OF_AUTUMN: m.deposit_deadline_second_half,
  DAYS_INVALID: m.deposit_deadline_days_invalid,
  USUAL_DAYS_INVALID: m.deposit_deadline_usual_days_invalid,
}

/** What stands beside a field. */
export function amountFieldText(code: string): string | undefined {
  return problemTexts[code]?.()
}
