import { m } from '#messages'
import { noonOf } from '#platform/time/date.ts'
import { formatDayAndTime, formatShortDate } from '#platform/time/format.ts'
import type { EligibilityNotice } from './booking-eligibility.ts'

export function eligibilityHeading({ kind }: EligibilityNotice): string {
  return kind === 'frozen' ? m.classes_frozen_heading() : m.classes_blocked_heading()
}

export function eligibilityText(notice: EligibilityNotice): string {
  switch (notice.kind) {
    case 'disqualified':
      return m.classes_disqualified()
    case 'blocked':
      return notice.until
        ? m.classes_blocked_until({ until: formatDayAndTime(notice.until) })
        : m.classes_blocked_for_now()
    case 'frozen':
      return m.classes_frozen({ from: dayText(notice.startDate), to: dayText(notice.endDate) })
    case 'no-shows':
      return m.classes_no_shows(notice)
  }
}

const dayText = (day: string) => formatShortDate(noonOf(day))
