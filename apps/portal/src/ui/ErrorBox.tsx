import styles from './ErrorBox.module.css'
import { errorText } from './error-text.ts'

/**
 * In place of a part of a page that could not be shown (specification, section 8).
 * @param message what is said of it; without one, what `error` means
 */
export function ErrorBox({ message, error }: { message?: string; error: unknown }) {
  return (
    <p className={styles.box} role="alert">
      {message ?? errorText(error)}
    </p>
  )
}
