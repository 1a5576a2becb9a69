import { Link } from '@tanstack/react-router'
import { m } from '#messages'
import type { PayoutLine } from '../contract.ts'
import styles from './Money.module.css'

/** A student and their customer number, with the way to the application. */
export function CustomerCell({ customer }: { customer: PayoutLine['customer'] }) {
  const { name, number, caseId } = customer
  return (
    <div className={styles.lines}>
      {caseId === null ? (
        <p>{m.money_student_gone()}</p>
      ) : (
        <Link to="/staff/cases/$id" params={{ id: caseId }}>
          {name}
        </Link>
      )}
      <p className={styles.quiet}>{number}</p>
    </div>
  )
}
