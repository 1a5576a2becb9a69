import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { ProblemCode, ScheduleColumn } from './columns.ts'
import type { ScheduleImportUndone } from './contract.ts'
import type { scheduleFileRefusals, scheduleImportRefusals } from './refusals.ts'

/** What is wrong with a line. */
export const lineTexts = {
  KIND_REQUIRED: m.schedule_line_kind_required,
  KIND_NOT_FOUND: m.schedule_line_kind_unknown,
  KIND_AMBIGUOUS: m.schedule_line_kind_ambiguous,
  CATEGORY_NOT_FOUND: m.schedule_line_category_unknown,
  CATEGORY_AMBIGUOUS: m.schedule_line_category_ambiguous,
  CENTER_NOT_FOUND: m.schedule_line_center_unknown,
  CENTER_AMBIGUOUS: m.schedule_line_center_ambiguous,
  ROOM_NOT_FOUND: m.schedule_line_room_unknown,
  ROOM_AMBIGUOUS: m.schedule_line_room_ambiguous,
  INSTRUCTOR_NOT_FOUND: m.schedule_line_instructor_unknown,
  INSTRUCTOR_AMBIGUOUS: m.instructor_line_ambiguous,
  WEEKDAY_INVALID: m.schedule_line_weekday,
  TIME_INVALID: m.schedule_time_invalid,
  TIME_OFF_THE_GRID: m.schedule_time_off_grid,
  DURATION_INVALID: m.schedule_duration_invalid,
  ENDS_AFTER_MIDNIGHT: m.schedule_past_midnight,
  CAPACITY_INVALID: m.staff_class_capacity_invalid,
  HOLIDAYS_INVALID: m.schedule_line_holidays,
  FROM_INVALID: m.schedule_line_from,
  TO_INVALID: m.schedule_line_to,
  LAST_BEFORE_FIRST: m.schedule_last_before_first,
  EXTERNAL_ID_TOO_LONG: m.schedule_line_external_long,
  LOOKS_LIKE_NATIONAL_ID: m.schedule_line_national_id,
  REPEATED: m.schedule_line_repeated,
  ROW_NOT_FOUND: m.schedule_line_row_not_found,
  ROW_AMBIGUOUS: m.schedule_line_row_ambiguous,
  STARTS_EARLIER_HERE: m.schedule_line_starts_earlier,
  DATE_IN_THE_PAST: m.schedule_line_date_past,
  DATE_TOO_FAR: m.schedule_date_far,
  ROW_HAS_ENDED: m.schedule_line_has_ended,
  ROW_GOES_ON_OTHERWISE: m.schedule_line_goes_on,
  ROOM_TAKEN: m.schedule_line_room_taken,
  LINE_INVALID: m.schedule_line_invalid,
} satisfies Record<ProblemCode, () => string>

const fieldTexts = {
  kind: m.schedule_field_kind,
  category: m.schedule_category,
  center: m.schedule_center,
  room: m.staff_class_room,
  weekday: m.schedule_weekday,
  start: m.schedule_start_time,
  minutes: m.schedule_duration,
  instructor: m.staff_class_instructor,
  places: m.staff_class_places,
  holidays: m.schedule_on_holidays,
  from: m.schedule_first_day,
  to: m.schedule_last_day,
  externalId: () => 'externalId',
} satisfies Record<ScheduleColumn, () => string>

/** What the columns of a file hold. */
export const columnTexts = {
  kind: m.schedule_column_kind,
  category: m.schedule_column_category,
  center: m.schedule_column_center,
  room: m.schedule_column_room,
  weekday: m.schedule_column_weekday,
  start: m.schedule_column_start,
  minutes: m.schedule_column_minutes,
  instructor: m.schedule_column_instructor,
  places: m.schedule_column_places,
  holidays: m.schedule_column_holidays,
  from: m.schedule_column_from,
  to: m.schedule_column_to,
  externalId: m.schedule_column_external,
} satisfies Record<ScheduleColumn, () => string>

export const fieldNames = (fields: readonly ScheduleColumn[]): string[] =>
  fields.map((field) => fieldTexts[field]())

const refusalTexts: Readonly<Record<string, () => string>> = {
  SCHEDULE_CHANGED: m.table_file_outdated,
  IMPORT_NOT_FOUND: m.schedule_import_not_found,
  IMPORT_UNDONE: m.schedule_import_undone_already,
} satisfies Partial<
  Record<keyof typeof scheduleFileRefusals | keyof typeof scheduleImportRefusals, () => string>
>

/** The text for a call that failed, with what has been used of an import that cannot be undone. */
export function scheduleFileErrorText(failure: unknown): string {
  if (!(failure instanceof ApiError)) return staffErrorText(failure)
  if (failure.code === 'IMPORT_USED') {
    const { rows, classes } = failure.answer as ScheduleImportUndone
    return m.schedule_import_used({ rows, classes })
  }
  return refusalTexts[failure.code]?.() ?? staffErrorText(failure)
}
