import { Link } from '@tanstack/react-router'
import styles from '#core/bank/components/Money.module.css'
import { m } from '#messages'
import type { TransferLine } from '../contract.ts'

/** A student and their customer number, with the way to the application for who may read it. */
export function CustomerCell(props: {
  customer: NonNullable<TransferLine['customer']>
  mayOpen: boolean
}) {
  const { name, number, caseId } = props.customer
  return (
    <div className={styles.lines}>
      {caseId === null || !props.mayOpen ? (
        <p>{name ?? m.money_student_gone()}</p>
      ) : (
        <Link to="/staff/cases/$id" params={{ id: caseId }}>
          {name}
        </Link>
      )}
      <p className={`${styles.quiet} ${styles.number}`}>{number}</p>
    </div>
  )
}
