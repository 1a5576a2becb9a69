import { Alert, Button } from '@digdir/designsystemet-react'
import { m } from '#messages'
import styles from './LoadFailure.module.css'

/** In the place of what could not be had: says so, and tries again. */
export function LoadFailure({ text, retry }: { text: string; retry: () => unknown }) {
  return (
    <Alert data-color="danger" role="alert" className={styles.failure}>
      <p>{text}</p>
      <Button variant="secondary" className={styles.retry} onClick={() => retry()}>
        {m.error_retry()}
      </Button>
    </Alert>
  )
}
