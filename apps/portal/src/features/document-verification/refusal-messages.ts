import { accountErrorText } from '#core/accounts/forms/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { CheckRefusal } from './contract.ts'

const texts: Readonly<Record<string, () => string>> = {
  ...({
    DOCUMENT_NOT_FOUND: m.verify_not_found,
    TOO_MANY_ATTEMPTS: m.verify_too_many,
  } satisfies Record<CheckRefusal, () => string>),
  CODE_REQUIRED: m.verify_code_required,
  CODE_TOO_LONG: m.verify_not_found,
}

/** The message for a call to `/api/frontend/document-checks` that failed. */
export function checkErrorText(failure: unknown): string {
  const text = failure instanceof ApiError ? texts[failure.code] : undefined
  return text ? text() : accountErrorText(failure)
}

export const checkFieldText = (code: string) => texts[code]?.()
