import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { formatTelephone, telephoneLink } from '#platform/telephone.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatHours, formatShortDate, formatWallTime } from '#platform/time/format.ts'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import styles from '../../components/Setup.module.css'
import { ChangeKindergartenDialog } from '../../list/components/KindergartenDialog.tsx'
import type { KindergartenEntry } from '../../list/contract.ts'

/** What holds for a whole kindergarten. Only the office changes it. */
export function KindergartenFacts(props: { kindergarten: KindergartenEntry; isOffice: boolean }) {
  const { kindergarten, isOffice } = props
  const { phone, email, opensAt, closesAt, absenceUntil, noticeMonths, yearPlanUrl, closedOn } =
    kindergarten
  const [isChanging, setIsChanging] = useState(false)
  return (
    <section aria-labelledby="kindergarten-facts" className={styles.part}>
      <div className={styles.head}>
        <h2 id="kindergarten-facts">{m.kindergarten_setup_about()}</h2>
        {isOffice && (
          <Button variant="secondary" onClick={() => setIsChanging(true)}>
            {m.kindergarten_setup_change()}
          </Button>
        )}
      </div>
      {closedOn && (
        <NoticeBox tone="warning">
          <p>{m.kindergarten_setup_closed_from({ day: formatShortDate(noonOf(closedOn)) })}</p>
        </NoticeBox>
      )}
      <Facts>
        <Fact label={m.kindergarten_setup_hours()}>
          {formatHours({ opens: opensAt, closes: closesAt })}
        </Fact>
        <Fact label={m.kindergarten_setup_phone()}>
          {phone && <a href={telephoneLink(phone)}>{formatTelephone(phone)}</a>}
        </Fact>
        <Fact label={m.kindergarten_setup_email()}>
          {email && <a href={`mailto:${email}`}>{email}</a>}
        </Fact>
        <Fact label={m.kindergarten_setup_absence_until()}>{formatWallTime(absenceUntil)}</Fact>
        <Fact label={m.kindergarten_setup_notice_months()}>{noticeMonths}</Fact>
        <Fact label={m.kindergarten_setup_year_plan()}>
          {yearPlanUrl && <a href={yearPlanUrl}>{yearPlanUrl}</a>}
        </Fact>
      </Facts>
      {isChanging && (
        <ChangeKindergartenDialog
          kindergarten={kindergarten}
          onClose={() => setIsChanging(false)}
        />
      )}
    </section>
  )
}
