import { Tag } from '@digdir/designsystemet-react'
import type { ReactNode } from 'react'
import { m } from '#messages'
import { noonOf } from '#platform/time/date.ts'
import { formatShortDate } from '#platform/time/format.ts'
import { Row } from '#ui/rows/Rows.tsx'
import styles from '../../model/Redirects.module.css'
import type { StaffMissed } from '../contract.ts'

/** An address where nothing is, with how often people asked for it. */
export function MissedRow(props: { missed: StaffMissed; children: ReactNode }) {
  const { address, count, firstDay, lastDay, isFromOwnPage } = props.missed
  const day = (date: string) => formatShortDate(noonOf(date))
  return (
    <Row
      name={<span className={styles.address}>{address}</span>}
      details={
        <p>
          {m.redirect_missed_times({ count })}
          {' · '}
          {firstDay === lastDay
            ? day(lastDay)
            : m.redirect_missed_days({ first: day(firstDay), last: day(lastDay) })}{' '}
          {isFromOwnPage && <Tag data-color="warning">{m.redirect_from_own_page()}</Tag>}
        </p>
      }
      action={props.children}
    />
  )
}
