import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { LineProblem } from './columns.ts'

/** What is wrong with a line. */
export const lineTexts = {
  NAME_REQUIRED: m.instructor_line_name,
  TOO_LONG: m.account_too_long,
  CHARACTERS_INVALID: m.staff_class_characters_invalid,
  LOOKS_LIKE_NATIONAL_ID: m.looks_like_national_id,
  ACTIVE_INVALID: m.table_file_yes_or_no,
  REPEATED: m.instructor_line_repeated,
  NAME_AMBIGUOUS: m.instructor_line_ambiguous,
} satisfies Record<LineProblem['problem'], () => string>

export function instructorFileErrorText(failure: unknown): string {
  const isOutdated = failure instanceof ApiError && failure.code === 'INSTRUCTORS_CHANGED'
  return isOutdated ? m.table_file_outdated() : staffErrorText(failure)
}
