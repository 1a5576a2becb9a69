import type { ReactNode } from 'react'
import styles from './Rows.module.css'

/** Things below each other, one line between. */
export function Rows(props: { label?: string; isBusy?: boolean; children: ReactNode }) {
  return (
    <ul className={styles.rows} aria-label={props.label} aria-busy={props.isBusy}>
      {props.children}
    </ul>
  )
}

type Props = {
  name: ReactNode
  /** Quieter, below the name. */
  details?: ReactNode
  /** What can be done about it; on a phone below it. */
  action?: ReactNode
}

export function Row({ name, details, action }: Props) {
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{name}</p>
        {details && <div className={styles.details}>{details}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </li>
  )
}
