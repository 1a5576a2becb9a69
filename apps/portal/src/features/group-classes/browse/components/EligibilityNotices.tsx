import { Alert } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { m } from '#messages'
import { noonOf } from '#platform/time/date.ts'
import { formatDayAndTime, formatShortDate } from '#platform/time/format.ts'
import { eligibilityQuery } from '../../book/queries.ts'
import { type EligibilityNotice, listEligibilityNotices } from '../../model/booking-eligibility.ts'
import styles from './GroupClassesPage.module.css'

/** Why a member cannot book on these days, shown before they try. */
export function EligibilityNotices({ days }: { days: readonly string[] }) {
  const user = useSessionUser()
  const { data } = useQuery({ ...eligibilityQuery, enabled: Boolean(user?.isFitnessMember) })
  if (!data) return null
  return listEligibilityNotices(data, days, new Date()).map((notice) => (
    <Alert
      key={notice.kind === 'frozen' ? notice.startDate : notice.kind}
      data-color={notice.kind === 'no-shows' ? 'info' : 'warning'}
      className={styles.alert}
    >
      {notice.kind !== 'no-shows' && <h2>{headingOf(notice)}</h2>}
      <p>{noticeText(notice)}</p>
    </Alert>
  ))
}

function headingOf({ kind }: EligibilityNotice): string {
  return kind === 'frozen' ? m.classes_frozen_heading() : m.classes_blocked_heading()
}

function noticeText(notice: EligibilityNotice): string {
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
