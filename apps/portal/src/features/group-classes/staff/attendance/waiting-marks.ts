import { z } from 'zod/mini'
import { attendanceMarks } from '../../model/attendance-mark.ts'

const id = z.int().check(z.positive())

/** What the browser keeps until it has been sent: numbers of a class and of a booking, no names. */
const WaitingMark = z.object({ classId: id, bookingId: id, mark: z.enum(attendanceMarks) })
export type WaitingMark = z.infer<typeof WaitingMark>

const WaitingMarks = z.array(WaitingMark)

/** What was kept, the first tap first; nothing where it cannot be read. */
export function parseMarks(kept: string | null): WaitingMark[] {
  try {
    return WaitingMarks.parse(JSON.parse(kept ?? '[]'))
  } catch {
    return []
  }
}

/** With this tap as the last one; an earlier one about the same booking counts no more. */
export function withMark(marks: readonly WaitingMark[], tapped: WaitingMark): WaitingMark[] {
  return [...marks.filter(({ bookingId }) => bookingId !== tapped.bookingId), tapped]
}

/** Without one that was answered; another tap about the same booking meanwhile stays. */
export function withoutMark(marks: readonly WaitingMark[], answered: WaitingMark): WaitingMark[] {
  return marks.filter(
    ({ bookingId, mark }) => bookingId !== answered.bookingId || mark !== answered.mark,
  )
}
