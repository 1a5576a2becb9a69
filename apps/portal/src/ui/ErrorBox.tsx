import { m } from '#messages'
import styles from './ErrorBox.module.css'

/** In place of a part of a page that could not be shown (specification, section 8). */
export function ErrorBox() {
  return (
    <p className={styles.box} role="alert">
      {m.error_default()}
    </p>
  )
}
