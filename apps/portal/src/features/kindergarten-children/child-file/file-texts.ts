import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { childErrorText } from '../model/refusal-messages.ts'
import type { LineNote, LineProblem } from './columns.ts'
import type { childFileRefusals, childImportRefusals } from './refusals.ts'

/** What is wrong with a line. */
export const lineTexts = {
  CHILD_NUMBER_INVALID: m.staff_child_line_child_number,
  CHILD_NAME_REQUIRED: m.staff_child_line_child_name,
  BIRTH_DATE_INVALID: m.staff_child_line_birth_date,
  DEPARTMENT_REQUIRED: m.staff_child_line_department,
  FROM_INVALID: m.staff_child_line_from,
  TO_INVALID: m.staff_child_line_to,
  TO_BEFORE_FROM: m.staff_child_line_to_before_from,
  PERCENT_INVALID: m.staff_child_percent_invalid,
  GUARDIAN_NUMBER_INVALID: m.staff_child_line_guardian_number,
  GUARDIAN_NAME_REQUIRED: m.staff_child_line_guardian_name,
  EMAIL_INVALID: m.staff_child_line_email,
  RESTRICTED_INVALID: m.staff_child_line_restricted,
  RESPONSIBILITY_INVALID: m.staff_child_line_responsibility,
  TOO_LONG: m.staff_child_line_too_long,
  LOOKS_LIKE_NATIONAL_ID: m.staff_child_line_national_id,
  SAME_NUMBER: m.staff_child_line_same_number,
  CHILD_DIFFERS: m.staff_child_line_child_differs,
  GUARDIAN_DIFFERS: m.staff_child_line_guardian_differs,
  REPEATED: m.staff_child_line_repeated,
  DEPARTMENT_UNKNOWN: m.staff_child_line_department_unknown,
  DEPARTMENT_CLOSED: m.staff_child_department_closed,
  PLACES_OVERLAP: m.staff_child_line_overlap,
  OWN_CHILD: m.staff_child_line_own,
} satisfies Record<LineProblem['problem'], () => string>

/** What the import does with a line, and what it leaves. */
export const noteTexts = {
  'child-new': m.staff_child_note_child_new,
  'child-changed': m.staff_child_note_child_changed,
  'child-back': m.staff_child_note_child_back,
  'place-new': m.staff_child_note_place_new,
  'place-changed': m.staff_child_note_place_changed,
  'place-moved': m.staff_child_note_place_moved,
  'guardian-new': m.staff_child_note_guardian_new,
  'guardian-changed': m.staff_child_note_guardian_changed,
  'restricted-set': m.staff_child_note_restricted_set,
  'restricted-stays': m.staff_child_note_restricted_stays,
  'staff-stays': m.staff_child_note_staff_stays,
  'access-waits': m.staff_child_note_access_waits,
  'access-lost': m.staff_child_note_access_lost,
  'without-responsibility': m.staff_child_note_without_responsibility,
  'responsibility-new': m.staff_child_note_responsibility_new,
  'stays-blocked': m.staff_child_note_stays_blocked,
  'maybe-blocked': m.staff_child_note_maybe_blocked,
  'number-changed': m.staff_child_note_number_changed,
} satisfies Record<LineNote, () => string>

const refusalTexts: Readonly<Record<string, () => string>> = {
  CHILDREN_CHANGED: m.table_file_outdated,
  QUESTIONS_OPEN: m.staff_child_import_questions_open,
  IMPORT_NOT_FOUND: m.staff_child_import_not_found,
  IMPORT_UNDONE: m.staff_child_import_undone_already,
} satisfies Partial<
  Record<keyof typeof childFileRefusals | keyof typeof childImportRefusals, () => string>
>

/** The text for a call that failed, with what was recorded of an import that cannot be undone. */
export function childImportErrorText(failure: unknown): string {
  if (failure instanceof ApiError && failure.code === 'IMPORT_USED')
    return m.staff_child_import_used({ count: (failure.answer as { children: number }).children })
  return (failure instanceof ApiError && refusalTexts[failure.code]?.()) || childErrorText(failure)
}
