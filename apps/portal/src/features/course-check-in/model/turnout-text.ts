import { m } from '#messages'

type Turnout = {
  /** Who were admitted. */
  readonly here: number
  readonly booked: number
  readonly startsAt: string
}

/** How many are at a date, or, before it starts and while nobody is there, how many will come. */
export function turnoutText({ here, booked, startsAt }: Turnout, now: Date): string {
  if (here > 0 || new Date(startsAt) <= now) return m.course_checkin_here({ here, booked })
  return booked === 0 ? m.course_checkin_none_coming() : m.course_checkin_coming({ count: booked })
}
