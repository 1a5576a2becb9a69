import { fieldText } from '#core/accounts/forms/refusal-messages.ts'
import { localizedFieldText } from '#core/editable/localized-field-text.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { SetupRefusal } from './refusals.ts'

const texts: Readonly<Record<string, () => string>> = {
  CATEGORY_NOT_FOUND: m.inquiry_setup_category_not_found,
  SUBCATEGORY_NOT_FOUND: m.inquiry_setup_category_not_found,
  TEMPLATE_NOT_FOUND: m.inquiry_setup_template_not_found,
  SETUP_CHANGED: m.inquiry_setup_changed,
  NAME_TAKEN: m.inquiry_setup_name_taken,
  IS_USED: m.inquiry_setup_is_used,
  NOT_CONFIDENTIAL: m.inquiry_setup_not_confidential,
  REPLY_MAILBOX_MISSING: m.inquiry_setup_reply_mailbox_missing,
} satisfies Record<SetupRefusal, () => string>

/** The message to staff when a change of the setup was refused. */
export function setupErrorText(failure: unknown): string {
  const code = failure instanceof ApiError ? failure.code : ''
  const text = Object.hasOwn(texts, code) ? texts[code] : undefined
  return text ? text() : staffErrorText(failure)
}

const fields: Readonly<Record<string, () => string>> = {
  NAME_REQUIRED: m.inquiry_setup_name_required,
  EMAIL_REQUIRED: m.inquiry_setup_mailbox_required,
  ROLE_REQUIRED: m.inquiry_setup_role_required,
  LANGUAGE_REQUIRED: m.inquiry_setup_language_required,
  DAYS_INVALID: m.inquiry_setup_days_invalid,
  CHARACTERS_INVALID: m.inquiry_setup_characters_invalid,
}

const localizedFields = {
  NAME_REQUIRED: m.inquiry_setup_name_required_in,
  TEXT_REQUIRED: m.inquiry_setup_text_required,
}

/** The message beside a field, by its error code. */
export function setupFieldText(code: string, field: string): string | undefined {
  const localizedText = localizedFieldText(localizedFields, code, field)
  if (localizedText !== undefined) return localizedText
  const text = Object.hasOwn(fields, code) ? fields[code] : undefined
  return text ? text() : fieldText(code)
}
