/** Whether a member with a place attended. */
export const attendanceMarks = ['attended', 'no-show'] as const
export type AttendanceMark = (typeof attendanceMarks)[number]
