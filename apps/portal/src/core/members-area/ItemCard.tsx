import type { ReactNode } from 'react'
import styles from './Overview.module.css'

type Props = {
  heading: string
  /** What colour supports; the words say the same. */
  tone?: 'late' | 'attention'
  children: ReactNode
}

/** One matter on the first page of my page. */
export function ItemCard({ heading, tone, children }: Props) {
  return (
    <section className={styles.card} data-tone={tone}>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </section>
  )
}
