import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

/** Where there is nothing to show: what it means and the one next step, with a small drawing where a page has nothing else. */
export function EmptyState(props: {
  drawing?: 'not-found' | 'error' | 'empty-bookings'
  children: ReactNode
}) {
  return (
    <div className={styles.emptyState} data-empty-state>
      {props.drawing && (
        <img
          className={styles.drawing}
          src={`/drawings/${props.drawing}.svg`}
          width={480}
          height={320}
          alt=""
        />
      )}
      {props.children}
    </div>
  )
}
