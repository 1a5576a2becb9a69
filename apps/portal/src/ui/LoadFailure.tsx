import { Alert, Button } from '@digdir/designsystemet-react'
import { m } from '#messages'

/** In the place of what could not be had: says so, and tries again. */
export function LoadFailure({ text, retry }: { text: string; retry: () => unknown }) {
  return (
    <Alert data-color="danger" role="alert">
      <p>{text}</p>
      <Button variant="secondary" onClick={() => retry()}>
        {m.error_retry()}
      </Button>
    </Alert>
  )
}
