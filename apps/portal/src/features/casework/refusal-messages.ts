import { caseRefusalTexts } from '#core/cases/refusal-messages.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'

const texts: Readonly<Record<string, () => string>> = {
  ...caseRefusalTexts,
  AMOUNT_MISSING: m.casework_amount_missing,
  REFUND_NOTHING_THERE: m.refund_nothing_there_staff,
}

/** What is said to staff when something with a case failed. */
export function caseErrorText(failure: unknown): string {
  const code = failure instanceof ApiError ? failure.code : ''
  const text = Object.hasOwn(texts, code) ? texts[code] : undefined
  return text ? text() : staffErrorText(failure)
}
