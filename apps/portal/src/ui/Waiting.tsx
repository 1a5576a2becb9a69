import { Skeleton } from '@digdir/designsystemet-react'
import { m } from '#messages'
import styles from './Waiting.module.css'

/**
 * In the place of what is on its way. A rule of our own gives its height: the policy of the site
 * allows no style in the page.
 */
export function Waiting({ rows = 1, label = m.loading() }: { rows?: 1 | 2 | 3; label?: string }) {
  return (
    <div className={styles.waiting} role="status" aria-label={label} data-waiting>
      {[1, 2, 3].slice(0, rows).map((row) => (
        <Skeleton key={row} variant="rectangle" className={styles.row} />
      ))}
    </div>
  )
}
