import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { institutionErrorText } from '../model/refusal-messages.ts'
import { newInstitutionFields } from '../model/setup-fields.ts'
import type { LineProblem } from './columns.ts'
import type { InstitutionField } from './compare-institutions.ts'

/** What is wrong with a line. */
export const lineTexts = {
  CODE_REQUIRED: m.institution_code_required,
  CODE_INVALID: m.institution_code_invalid,
  NAME_REQUIRED: m.institution_line_name,
  TOO_LONG: m.account_too_long,
  CHARACTERS_INVALID: m.institution_characters_invalid,
  LOOKS_LIKE_NATIONAL_ID: m.looks_like_national_id,
  CAMPUS_UNKNOWN: m.institution_line_campus,
  DBH_INVALID: m.institution_dbh_invalid,
  DBH_EXISTS: m.institution_dbh_exists,
  FORM_REQUIRED: m.institution_line_form,
  ACTIVE_INVALID: m.table_file_yes_or_no,
  INSTITUTION_EXISTS: m.institution_exists,
  REPEATED: m.institution_line_repeated,
} satisfies Record<LineProblem['problem'], () => string>

/** The fields of a line that differ, by their names on the form. */
export const fieldNames = (fields: readonly InstitutionField[]): string[] =>
  fields.map((field) => (newInstitutionFields[field].audit.name as () => string)())

export function fileErrorText(failure: unknown): string {
  const code = failure instanceof ApiError ? failure.code : ''
  if (code === 'INSTITUTIONS_CHANGED') return m.table_file_outdated()
  return code === 'DBH_EXISTS' ? institutionErrorText(failure) : staffErrorText(failure)
}
