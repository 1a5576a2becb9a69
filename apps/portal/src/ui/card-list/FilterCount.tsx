import { m } from '#messages'
import styles from './FilterForm.module.css'

/** How many choices are made: a badge, and read aloud as words. */
export function FilterCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <>
      <span className={styles.badge} aria-hidden="true">
        {count}
      </span>
      <span className="ds-sr-only">{m.filter_count({ count })}</span>
    </>
  )
}
