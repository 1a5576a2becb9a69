import { fieldText } from '#core/accounts/forms/refusal-messages.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { InboxRefusal } from './refusals.ts'

const texts: Readonly<Record<string, () => string>> = {
  INQUIRY_NOT_FOUND: m.inbox_not_found,
  INQUIRY_CHANGED: m.inbox_was_changed,
  NOT_ANSWERING: m.inbox_not_answering,
  CATEGORY_UNKNOWN: m.inbox_category_unknown,
  STEP_NOT_POSSIBLE: m.inbox_step_not_possible,
} satisfies Record<InboxRefusal, () => string>

/** The message to staff when an action on an inquiry failed. */
export function inboxErrorText(failure: unknown): string {
  const code = failure instanceof ApiError ? failure.code : ''
  const text = Object.hasOwn(texts, code) ? texts[code] : undefined
  return text ? text() : staffErrorText(failure)
}

/** The message beside a field, by its error code. */
export function inboxFieldText(code: string): string | undefined {
  return code === 'TEXT_REQUIRED' ? m.inbox_text_required() : fieldText(code)
}
