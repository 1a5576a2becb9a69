import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import styles from './components/WorkCard.module.css'
import type { StaffPage } from './staff-offer.ts'

/** Work that waits, and the way to it. @param isPressing what somebody should look at first */
export function WorkCard(props: {
  heading: string
  to: StaffPage['to']
  /** Of the list that it leads to. */
  search?: Readonly<Record<string, string>>
  linkText: string
  isPressing?: boolean
  children: ReactNode
}) {
  const { heading, to, search, linkText, isPressing = false, children } = props
  const id = useId()
  return (
    <section
      className={styles.card}
      aria-labelledby={id}
      {...(isPressing && { 'data-pressing': '' })}
    >
      <h2 id={id}>{heading}</h2>
      {children}
      <Link to={to} {...(search && { search })}>
        {linkText}
      </Link>
    </section>
  )
}
