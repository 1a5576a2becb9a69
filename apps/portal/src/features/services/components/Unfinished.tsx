import { textIn } from '#platform/i18n/localized.ts'
import type { ServiceView } from '../contract.ts'
import styles from './Services.module.css'

/** What people have there that is not finished. */
export function Unfinished({ of: { unfinished } }: { of: ServiceView }) {
  return (
    unfinished.length > 0 && (
      <ul className={styles.unfinished}>
        {unfinished.map(({ text }) => (
          <li key={textIn(text)}>{textIn(text)}</li>
        ))}
      </ul>
    )
  )
}
