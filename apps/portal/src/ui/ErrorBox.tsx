import { Alert } from '@digdir/designsystemet-react'
import { errorText } from './error-text.ts'

/**
 * In place of a part of a page that could not be shown (specification, section 8).
 * @param message the text; by default, what `error` means
 */
export function ErrorBox({ message, error }: { message?: string; error: unknown }) {
  return (
    <Alert data-color="danger" role="alert">
      <p>{message ?? errorText(error)}</p>
    </Alert>
  )
}
