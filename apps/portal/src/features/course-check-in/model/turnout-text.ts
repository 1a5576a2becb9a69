import { m } from '#messages'

type Turnout = {
  /** Who were admitted. */
  readonly here: number
  readonly booked: number
  readonly startsAt: string
  readonly isCalledOff: boolean
}

/**
 * How many are at a date, or, before it starts and while nobody is there, how many will come. Empty
 * when it is called off and nobody came.
 */
export function turnoutText(turnout: Turnout, now: Date): string {
  const { here, booked, startsAt, isCalledOff } = turnout
  if (isCalledOff && here === 0) return ''
  if (here > 0 || new Date(startsAt) <= now) return m.course_checkin_here({ here, booked })
  return booked === 0 ? m.course_checkin_none_coming() : m.course_checkin_coming({ count: booked })
}
