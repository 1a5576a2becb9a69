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

/** The message when a request could not be sent. */
export function sendErrorText(failure: unknown): string {
  return ownText(failure) ?? accountErrorText(failure)
}

/** The message to staff when a request could not be marked as handled. */
export function handleErrorText(failure: unknown): string {
  return ownText(failure) ?? staffErrorText(failure)
}

/** The message beside a form field, by its error code. */
export function requestFieldText(code: string): string | undefined {
  return code === 'TEXT_REQUIRED' ? m.training_request_text_required() : fieldText(code)
}
