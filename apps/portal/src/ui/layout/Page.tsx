import { Heading } from '@digdir/designsystemet-react'
import type { ReactNode } from 'react'
import styles from './Page.module.css'

/** The frame of every page: one main heading, which takes the focus after a navigation. */
export function Page(props: { heading: string; intro?: string; children?: ReactNode }) {
  return (
    <div className={styles.page}>
      <Heading level={1} data-size="xl" tabIndex={-1} data-page-heading>
        {props.heading}
      </Heading>
      {props.intro && <p className={styles.intro}>{props.intro}</p>}
      {props.children}
    </div>
  )
}
