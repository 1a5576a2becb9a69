import { accountErrorText, fieldText } from '#core/accounts/forms/refusal-messages.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { mostWaiting, type RequestRefusal } from './refusals.ts'

const texts: Readonly<Record<string, () => string>> = {
  NOT_A_MEMBER: m.training_request_members_only,
  TRAINER_NOT_FOUND: m.training_request_trainer_gone,
  CONTENT_UNAVAILABLE: m.training_request_content_away,
  TOO_MANY_WAITING: () => m.training_request_too_many({ count: mostWaiting }),
  REQUEST_NOT_FOUND: m.training_request_not_found,
  ALREADY_HANDLED: m.training_request_already_handled,
} satisfies Record<RequestRefusal, () => string>

function ownText(failure: unknown): string | undefined {
  return failure instanceof ApiError ? texts[failure.code]?.() : undefined
}

/** What is said when writing failed. */
export function writeErrorText(failure: unknown): string {
  return ownText(failure) ?? accountErrorText(failure)
}

/** What is said to staff when handling failed. */
export function handleErrorText(failure: unknown): string {
  return ownText(failure) ?? staffErrorText(failure)
}

/** What stands beside a field, for a code of the form. */
export function requestFieldText(code: string): string | undefined {
  return code === 'TEXT_REQUIRED' ? m.training_request_text_required() : fieldText(code)
}
