/** Who had a place came, or did not. */
export const attendanceMarks = ['attended', 'no-show'] as const
export type AttendanceMark = (typeof attendanceMarks)[number]
