import { accountErrorText, fieldText } from '#core/accounts/forms/refusal-messages.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { mostWaiting, type SuggestionBoxRefusal } from './refusals.ts'

const texts: Readonly<Record<string, () => string>> = {
  TOO_MANY_WAITING: () => m.suggestion_box_too_many({ count: mostWaiting }),
  ENTRY_NOT_FOUND: m.suggestion_box_not_found,
  ALREADY_HANDLED: m.suggestion_box_already_handled,
} satisfies Record<SuggestionBoxRefusal, () => string>

function ownText(failure: unknown): string | undefined {
  return failure instanceof ApiError ? texts[failure.code]?.() : undefined
}

/** The message when writing failed. */
export function writeErrorText(failure: unknown): string {
  return ownText(failure) ?? accountErrorText(failure)
}

/** The message to staff when handling failed. */
export function handleErrorText(failure: unknown): string {
  return ownText(failure) ?? staffErrorText(failure)
}

/** The message beside a field, for a code of the form. */
export function entryFieldText(code: string): string | undefined {
  return code === 'TEXT_REQUIRED' ? m.suggestion_box_text_required() : fieldText(code)
}
