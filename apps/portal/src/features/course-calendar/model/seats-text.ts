import { m } from '#messages'
import { type Seats, seatsStateOf } from './seats.ts'

/** `3 ledige plasser`, `Fullt. 4 personer står i kø`. */
export function seatsText(seats: Seats, now: Date): string {
  const state = seatsStateOf(seats, now)
  if (state === 'closed') return m.course_calendar_closed()
  if (state === 'paused') return m.course_calendar_paused()
  if (state === 'open') return m.course_calendar_open()
  if (state === 'few') return m.course_calendar_few({ count: seats.free })
  return seats.waiting === 0
    ? m.course_calendar_full()
    : m.course_calendar_full_waiting({ count: seats.waiting })
}
