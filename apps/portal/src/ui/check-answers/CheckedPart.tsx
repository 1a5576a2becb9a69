import { type ReactNode, useId } from 'react'
import { m } from '#messages'
import { Facts } from '../facts/Facts.tsx'
import styles from './CheckedPart.module.css'

type Props = {
  heading: string
  level?: 2 | 3
  /** The link to where this part is changed, around the text that it gets. */
  change: (text: ReactNode) => ReactNode
  /** A `Fact` per question. */
  children: ReactNode
}

/** A part of what is checked before it is sent, with the way back to change it. */
export function CheckedPart({ heading, level = 3, change, children }: Props) {
  const headingId = useId()
  const Heading = `h${level}` as const
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <div className={styles.head}>
        <Heading id={headingId}>{heading}</Heading>
        <span data-screen-only>
          {change(
            <>
              {m.answers_change()} <span className="ds-sr-only">{heading}</span>
            </>,
          )}
        </span>
      </div>
      <Facts>{children}</Facts>
    </section>
  )
}
