import { Heading } from '@digdir/designsystemet-react'
import type { ReactNode } from 'react'
import styles from './Page.module.css'
import { useEventReplay } from './use-event-replay.ts'

/** The frame of every page: one main heading, which takes the focus after a navigation. */
export function Page(props: {
  heading: string
  intro?: string
  /** Above the heading, such as the way back up. */
  above?: ReactNode
  children?: ReactNode
}) {
  useEventReplay()
  return (
    <div className={styles.page}>
      {props.above}
      <Heading level={1} data-size="xl" tabIndex={-1} data-page-heading>
        {props.heading}
      </Heading>
      {props.intro && <p className={styles.intro}>{props.intro}</p>}
      {props.children}
    </div>
  )
}
