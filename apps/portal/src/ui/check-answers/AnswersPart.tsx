import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { m } from '#messages'
import { Facts } from '../facts/Facts.tsx'
import styles from './AnswersPart.module.css'

type Props = {
  heading: string
  /** Id of what is focused on the first page of the form, where the answers are changed. */
  changeAt: string
  /** A `Fact` per question. */
  children: ReactNode
}

/** A part of the answers that are checked before they are sent, with the way back to change it. */
export function AnswersPart({ heading, changeAt, children }: Props) {
  const headingId = useId()
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h3 id={headingId}>{heading}</h3>
        <Link
          to="."
          search={{ page: 1 } as never}
          hash={changeAt}
          resetScroll={false}
          hashScrollIntoView={false}
          data-screen-only
        >
          {m.answers_change()} <span className="ds-sr-only">{heading}</span>
        </Link>
      </div>
      <Facts>{children}</Facts>
    </section>
  )
}
