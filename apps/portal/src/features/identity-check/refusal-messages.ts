import { staffErrorText, staffFieldText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { IdentityCheckRefusal } from './contract.ts'

const texts: Readonly<Record<string, () => string>> = {
  ACCOUNT_NOT_FOUND: m.identity_check_not_found,
  NATIONAL_ID_NOT_GIVEN: m.identity_check_not_given,
  NATIONAL_ID_PROVEN: m.identity_check_proven,
  NATIONAL_ID_DIFFERS: m.identity_check_differs,
  NATIONAL_ID_TAKEN: m.identity_check_taken,
} satisfies Record<IdentityCheckRefusal, () => string>

/** The message for a call to `/api/frontend/staff/identity-checks` that failed. */
export function checkErrorText(failure: unknown): string {
  const text = failure instanceof ApiError ? texts[failure.code] : undefined
  return text ? text() : staffErrorText(failure)
}

export function checkFieldText(code: string): string | undefined {
  if (code === 'DOCUMENT_REQUIRED') return m.identity_check_document_required()
  return texts[code]?.() ?? staffFieldText(code)
}
