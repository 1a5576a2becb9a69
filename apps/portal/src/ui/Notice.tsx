import type { ReactNode } from 'react'
import styles from './Notice.module.css'

/** A small drawing, what is the matter, and the one next step. */
export function Notice(props: {
  drawing: 'not-found' | 'error' | 'empty-bookings'
  children: ReactNode
}) {
  return (
    <div className={styles.notice}>
      <img
        className={styles.drawing}
        src={`/drawings/${props.drawing}.svg`}
        width={480}
        height={320}
        alt=""
      />
      {props.children}
    </div>
  )
}
