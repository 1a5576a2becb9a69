import { z } from 'zod/mini'
import { attendanceMarks } from '../../model/attendance-mark.ts'

const id = z.int().check(z.positive())

/** A mark that the browser stores until it is sent: ids of a class and a booking, no names. */
const WaitingMark = z.object({ classId: id, bookingId: id, mark: z.enum(attendanceMarks) })
export type WaitingMark = z.infer<typeof WaitingMark>

const WaitingMarks = z.array(WaitingMark)

/** The stored marks, oldest first; none when they cannot be parsed. */
export function parseMarks(stored: string | null): WaitingMark[] {
  try {
    return WaitingMarks.parse(JSON.parse(stored ?? '[]'))
  } catch {
    return []
  }
}

/** With this mark as the last one; it replaces an earlier mark of the same booking. */
export function withMark(marks: readonly WaitingMark[], tapped: WaitingMark): WaitingMark[] {
  return [...marks.filter(({ bookingId }) => bookingId !== tapped.bookingId), tapped]
}

/** Without a mark that was answered; a newer mark of the same booking stays. */
export function withoutMark(marks: readonly WaitingMark[], answered: WaitingMark): WaitingMark[] {
  return marks.filter(
    ({ bookingId, mark }) => bookingId !== answered.bookingId || mark !== answered.mark,
  )
}
