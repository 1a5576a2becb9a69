import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import type { TableFile } from '#core/table-files/TableFileSection.tsx'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { formatList } from '#platform/format.ts'
import { institutionErrorText } from '../model/refusal-messages.ts'
import { newInstitutionFields } from '../model/setup-fields.ts'
import { readAgain } from '../setup/queries.ts'
import { institutionColumns, type LineProblem, longestInstitutionFile } from './columns.ts'
import type { InstitutionField } from './compare-institutions.ts'
import type { FilePreview } from './contract.ts'
import { importFile, previewFile } from './queries.ts'

/** What administrators read of a file with institutions. */
export const institutionFile = (): TableFile<FilePreview, LineProblem['problem']> => ({
  id: 'institution-file',
  heading: m.institution_file_heading(),
  text: m.institution_file_text(),
  columns: institutionColumns,
  longest: longestInstitutionFile,
  preview: previewFile,
  importFile,
  readAgain,
  lineText: ({ line, code, change, fields }) =>
    change === 'added'
      ? m.institution_file_added({ line, code })
      : m.institution_file_changed({ line, code, fields: formatList(fieldNames(fields)) }),
  notes: ({ missing }) =>
    missing.length > 0 ? [m.institution_file_kept({ codes: formatList(missing) })] : [],
  problemText: (code) => lineTexts[code](),
  errorText(failure) {
    const code = failure instanceof ApiError ? failure.code : ''
    if (code === 'INSTITUTIONS_CHANGED') return m.institution_file_outdated()
    return code === 'DBH_EXISTS' ? institutionErrorText(failure) : staffErrorText(failure)
  },
})

const lineTexts = {
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
  ACTIVE_INVALID: m.institution_line_active,
  INSTITUTION_EXISTS: m.institution_exists,
  REPEATED: m.institution_line_repeated,
} satisfies Record<LineProblem['problem'], () => string>

/** The fields of a line that differ, by their names on the form. */
const fieldNames = (fields: readonly InstitutionField[]): string[] =>
  fields.map((field) => (newInstitutionFields[field].audit.name as () => string)())
