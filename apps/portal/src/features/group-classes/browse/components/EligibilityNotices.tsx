import { Alert } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { eligibilityQuery } from '../../book/queries.ts'
import { listEligibilityNotices } from '../../model/booking-eligibility.ts'
import { eligibilityHeading, eligibilityText } from '../../model/eligibility-texts.ts'
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
      {notice.kind !== 'no-shows' && <h2>{eligibilityHeading(notice)}</h2>}
      <p>{eligibilityText(notice)}</p>
    </Alert>
  ))
}
