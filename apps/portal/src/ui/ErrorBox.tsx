import { m } from '#messages'
import styles from './ErrorBox.module.css'

/**
 * In place of a part of a page that could not be shown (specification, section 8).
 * @param message such as `errorText` finds for a failed call; the catalogue's default without one
 */
export function ErrorBox({ message = m.error_default() }: { message?: string }) {
  return (
    <p className={styles.box} role="alert">
      {message}
    </p>
  )
}
