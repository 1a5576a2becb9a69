import { Alert } from '@digdir/designsystemet-react'
import { useEffect, useRef } from 'react'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import styles from './Privacy.module.css'

/** In the place of everything that was. The way on is a full load: nothing personal is left. */
export function AccountDeleted() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Alert data-color="success" className={styles.section}>
      <h2 ref={heading} tabIndex={-1} className={styles.noticeHeading}>
        {m.privacy_deleted_heading()}
      </h2>
      <p>{m.privacy_deleted_text()}</p>
      <p>
        <a href={pagePath('front', getLocale())}>{m.privacy_deleted_link()}</a>
      </p>
    </Alert>
  )
}
