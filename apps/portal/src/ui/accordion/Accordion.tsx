import type { ReactNode } from 'react'
import styles from './Accordion.module.css'

type Props = {
  /** Name of the place in the page: a link to it opens the accordion. */
  id: string
  summary: ReactNode
  /** Unfolded when it appears. */
  isOpenAtFirst?: boolean | undefined
  onOpen?: () => unknown
  children: ReactNode
}

/**
 * Opens by the browser alone. The name is on what is folded in, since a browser that goes there
 * opens what hides it.
 */
export function Accordion({ id, summary, isOpenAtFirst, onOpen, children }: Props) {
  return (
    // The visitor, or the browser, may have opened it before our script came.
    <details
      className={styles.accordion}
      open={isOpenAtFirst}
      onToggle={onOpen && (({ currentTarget }) => currentTarget.open && onOpen())}
      suppressHydrationWarning
    >
      <summary className={styles.summary}>
        {summary}
        <svg className={styles.sign} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="m6 9 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2.25" />
        </svg>
      </summary>
      <div id={id} className={styles.content}>
        {children}
      </div>
    </details>
  )
}
