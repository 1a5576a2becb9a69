import { Alert } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { m } from '#messages'
import { noonOf } from '#platform/time/date.ts'
import { formatDayAndTime, formatShortDate } from '#platform/time/format.ts'
import { obstaclesQuery } from '../../book/queries.ts'
import { type ObstacleNotice, obstacleNotices } from '../../model/booking-eligibility.ts'
import styles from './GroupClassesPage.module.css'

/** What holds a member back from booking these days, said before they try. */
export function ObstacleNotices({ days }: { days: readonly string[] }) {
  const user = useSessionUser()
  const { data } = useQuery({ ...obstaclesQuery, enabled: Boolean(user?.isFitnessMember) })
  if (!data) return null
  return obstacleNotices(data, days, new Date()).map((notice) => (
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

function headingOf({ kind }: ObstacleNotice): string {
  return kind === 'frozen' ? m.classes_frozen_heading() : m.classes_blocked_heading()
}

function noticeText(notice: ObstacleNotice): string {
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
