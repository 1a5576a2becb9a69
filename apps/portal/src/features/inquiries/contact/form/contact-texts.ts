import { accountErrorText, fieldText } from '#core/accounts/forms/refusal-messages.ts'
import type { FilesProblem } from '#core/files/check-files.ts'
import { fileErrorText, filesProblemText } from '#core/files/refusal-messages.ts'
import { busyCodes, formRefusalTexts } from '#core/public-forms/form-texts.ts'
import { TokenFailure } from '#core/public-forms/send-with-token.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { ContactRefusal } from '../refusals.ts'

const texts: Readonly<Record<string, () => string>> = {
  ...formRefusalTexts,
  CATEGORY_UNKNOWN: m.contact_category_unknown,
  HAS_OWN_FORM: m.contact_own_form,
} satisfies Record<ContactRefusal, () => string>

/** The message when the form was refused (specification, section 8: contact form). */
export function contactErrorText(failure: unknown, files: readonly File[]): string {
  if (failure instanceof TokenFailure) return m.contact_token_failed()
  if (!(failure instanceof ApiError)) return m.contact_failed({ status: 'SERVER_ERROR' })
  const known = texts[failure.code]?.() ?? fileErrorText(failure, files)
  if (known !== undefined) return known
  if (busyCodes.includes(failure.code)) return accountErrorText(failure)
  return m.contact_failed({ status: failure.status === 400 ? failure.code : 'SERVER_ERROR' })
}

const required: Readonly<Record<string, () => string>> = {
  FIRST_NAME_REQUIRED: m.form_first_name,
  LAST_NAME_REQUIRED: m.form_last_name,
  EMAIL_REQUIRED: m.form_email,
  CATEGORY_REQUIRED: m.contact_category,
  SUBCATEGORY_REQUIRED: m.contact_subcategory,
  TEXT_REQUIRED: m.contact_message,
}

const filesProblems: readonly string[] = ['TOO_MANY_FILES', 'FILES_TOO_LARGE']

/** The message beside a field, by its error code (specification, section 5: contact form). */
export function contactFieldText(code: string): string | undefined {
  const field = required[code]
  if (field) return m.form_required({ field: field() })
  if (code === 'EMAIL_INVALID') return m.form_email_invalid()
  if (code === 'CATEGORY_UNKNOWN') return m.contact_category_unknown()
  if (code === 'HAS_OWN_FORM') return m.contact_own_form()
  if (filesProblems.includes(code)) return filesProblemText(code as FilesProblem)
  return fieldText(code)
}
