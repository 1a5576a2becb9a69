import { fieldText } from '#core/accounts/forms/refusal-messages.ts'
import { caseRefusalTexts } from '#core/cases/refusal-messages.ts'
import { localizedFieldText } from '#core/editable/localized-field-text.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import type { CaseView } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { CaseworkRefusal } from './contract.ts'

const ownTexts = {
  SECRET_NOT_THERE: m.casework_secret_missing,
  NOTE_NOT_FOUND: m.casework_note_not_found,
  NOTE_TOO_OLD: m.casework_note_too_old,
  CHECKLIST_INCOMPLETE: m.checklist_incomplete,
  REASONS_REQUIRED: m.casework_reasons_required,
  REASONS_CHANGED: m.casework_reasons_changed,
  CHECKLIST_CHANGED: m.checklist_changed,
  CASE_KIND_NOT_FOUND: m.checklist_kind_not_found,
  TEMPLATE_CHANGED: m.casework_template_changed,
  TEMPLATE_NAME_TAKEN: m.casework_template_name_taken,
  TEMPLATES_EXIST: m.casework_templates_exist,
  TEMPLATE_NOT_FOUND: m.casework_template_not_found,
  TOO_MANY_TEMPLATES: m.casework_too_many_templates,
  COLLEAGUE_NOT_FOUND: m.casework_note_colleague_not_found,
} satisfies Record<CaseworkRefusal, () => string>

const texts: Readonly<Record<string, () => string>> = { ...caseRefusalTexts, ...ownTexts }

/** The message to staff when a call about a case failed; a kind has texts for its own refusals. */
export function caseErrorText(failure: unknown, view?: CaseView): string {
  const code = failure instanceof ApiError ? failure.code : ''
  const known = { ...texts, ...view?.refusalTexts }
  const text = Object.hasOwn(known, code) ? known[code] : undefined
  return text ? text() : staffErrorText(failure)
}

const fieldTexts: Readonly<Record<string, () => string>> = {
  NAME_REQUIRED: m.casework_template_name_required,
  TEMPLATE_NAME_TAKEN: m.casework_template_name_taken,
  CHARACTERS_INVALID: m.casework_template_characters_invalid,
}

const localizedTexts = {
  NAME_REQUIRED: m.casework_template_name_required_in,
  TEXT_REQUIRED: m.casework_setup_text_required,
}

/** The message beside a field of the setup, or of a template of one's own. */
export function setupFieldText(code: string, field: string): string | undefined {
  const text = Object.hasOwn(fieldTexts, code) ? fieldTexts[code] : undefined
  return localizedFieldText(localizedTexts, code, field) ?? text?.() ?? fieldText(code)
}
