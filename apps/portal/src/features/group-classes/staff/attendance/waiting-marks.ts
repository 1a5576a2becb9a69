import { z } from 'zod/mini'
import type { MarkKind } from '#core/offline-marks/mark-kind.ts'
import { attendanceMarks } from '../../model/attendance-mark.ts'

const id = z.int().check(z.positive())

const WaitingMark = z.object({ classId: id, bookingId: id, mark: z.enum(attendanceMarks) })
export type WaitingMark = z.infer<typeof WaitingMark>

const bookingOf = ({ bookingId }: WaitingMark) => bookingId

/** Attendance: of two marks of one booking the last one counts. */
export const attendanceKind: MarkKind<WaitingMark> = {
  storageKey: 'portal-attendance',
  schema: WaitingMark,
  idOf: bookingOf,
  subjectOf: bookingOf,
}
