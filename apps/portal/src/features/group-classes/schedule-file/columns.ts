/* The columns and limits of a file with the weekly schedule, for the browser and the server. */

/** In the order in which they are exported; a file that is imported may have them in any. */
export const scheduleColumns = [
  'kind',
  'category',
  'center',
  'room',
  'weekday',
  'start',
  'minutes',
  'instructor',
  'places',
  'holidays',
  'from',
  'to',
  'externalId',
] as const
export type ScheduleColumn = (typeof scheduleColumns)[number]

const optional: readonly ScheduleColumn[] = [
  'category',
  'minutes',
  'places',
  'holidays',
  'externalId',
]

export const scheduleTable = { columns: scheduleColumns, optional, longest: 500 } as const

/** Bytes. */
export const largestScheduleFile = 256 * 1024

export const longestExternalId = 100

/** What is wrong with a line. */
export const lineProblems = [
  'KIND_REQUIRED',
  'KIND_NOT_FOUND',
  'KIND_AMBIGUOUS',
  'CATEGORY_NOT_FOUND',
  'CATEGORY_AMBIGUOUS',
  'CENTER_NOT_FOUND',
  'CENTER_AMBIGUOUS',
  'ROOM_NOT_FOUND',
  'ROOM_AMBIGUOUS',
  'INSTRUCTOR_NOT_FOUND',
  'INSTRUCTOR_AMBIGUOUS',
  'WEEKDAY_INVALID',
  'TIME_INVALID',
  'TIME_OFF_THE_GRID',
  'DURATION_INVALID',
  'ENDS_AFTER_MIDNIGHT',
  'CAPACITY_INVALID',
  'HOLIDAYS_INVALID',
  'FROM_INVALID',
  'TO_INVALID',
  'LAST_BEFORE_FIRST',
  'EXTERNAL_ID_TOO_LONG',
  'LOOKS_LIKE_NATIONAL_ID',
  'REPEATED',
  'ROW_AMBIGUOUS',
  'ROW_NOT_FOUND',
  'STARTS_EARLIER_HERE',
  'DATE_IN_THE_PAST',
  'DATE_TOO_FAR',
  'ROW_HAS_ENDED',
  'ROW_GOES_ON_OTHERWISE',
  'ROOM_TAKEN',
  'LINE_INVALID',
] as const
export type ProblemCode = (typeof lineProblems)[number]
export type LineProblem = { readonly line: number; readonly problem: ProblemCode }
