import { m } from '#messages'
import { noonOf } from '#platform/time/date.ts'
import { formatDayAndYear } from '#platform/time/format.ts'
import type { Deadline } from './deadline.ts'

/** From so many days before the deadline on, the days that are left are counted. */
const lastWeek = 7

/** `torsdag 3. desember 2026`, or that there is no fixed day. */
export function deadlineText(applicationDeadline: string | null): string {
  if (applicationDeadline === null) return m.job_listing_no_deadline()
  return formatDayAndYear(noonOf(applicationDeadline))
}

/** What the deadline means today, or null while it is far away. */
export function daysLeftText(deadline: Deadline): string | null {
  switch (deadline.kind) {
    case 'none':
      return null
    case 'passed':
      return m.job_listing_passed()
    case 'open':
      if (deadline.daysLeft > lastWeek) return null
      return deadline.daysLeft === 0
        ? m.job_listing_last_day()
        : m.job_listing_days_left({ count: deadline.daysLeft })
  }
}
