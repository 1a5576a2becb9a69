import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import type { SeenTicket } from '../model/contract.ts'

/** At how many dates the holder was; before the first one starts, when that is. */
export function cameText(
  { dates }: Pick<SeenTicket, 'dates'>,
  { came, total }: Pick<NonNullable<SeenTicket['certificate']>, 'came' | 'total'>,
  now: Date,
): string {
  const startsAt = dates[0] && new Date(dates[0].startsAt)
  return startsAt && startsAt > now && came === 0
    ? m.course_ticket_begins({ when: formatDayAndTime(startsAt) })
    : m.course_ticket_came({ came, total })
}
