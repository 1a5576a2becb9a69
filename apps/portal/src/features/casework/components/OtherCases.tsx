import { Link } from '@tanstack/react-router'
import { useStaffOffers } from '#core/staff-area/staff-offers.ts'
import { m } from '#messages'
import { formatShortDate } from '#platform/time/format.ts'
import { kindName, statusNames } from '../case-texts.ts'
import type { OtherCase } from '../contract.ts'
import styles from './Case.module.css'

/** What the same student has asked for besides, also long ago. */
export function OtherCases({ others }: { others: readonly OtherCase[] }) {
  const { caseViews } = useStaffOffers()
  if (others.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="others-heading">
      <h2 id="others-heading" className={styles.heading}>
        {m.casework_others()}
      </h2>
      <ul className={styles.history}>
        {others.map(({ id, kind, status, createdAt, closedAt }) => (
          <li key={id}>
            <Link to="/staff/cases/$id" params={{ id }}>
              {m.casework_other_line({
                kind: kindName(caseViews, kind),
                date: formatShortDate(new Date(createdAt)),
              })}
            </Link>
            <p className={styles.when}>
              {[statusNames[status](), ...(closedAt ? [m.casework_other_closed()] : [])].join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
