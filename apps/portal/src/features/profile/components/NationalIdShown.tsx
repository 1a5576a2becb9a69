import { Alert, Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { removeNationalId, revealNationalId } from '#core/profile/queries.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { nationalIdErrorText } from '../national-id-error.ts'
import styles from './ProfilePage.module.css'

/** A number that is kept: two digits of it, and all of it for as long as somebody asks to see it. */
export function NationalIdShown(props: {
  masked: string
  /** Nothing takes the place of a proven number by typing. */
  isProven: boolean
  onChange: () => void
  onRemoved: () => void
}) {
  const whileLoggedIn = useLoginInPlace()
  const [revealed, setRevealed] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function attempt(action: () => Promise<void>): Promise<void> {
    setFailure(null)
    try {
      await action()
    } catch (error) {
      setFailure(nationalIdErrorText(error))
    }
  }
  const reveal = () =>
    attempt(async () => setRevealed((await whileLoggedIn(revealNationalId)).socialSecurityNumber))
  const remove = () =>
    attempt(async () => {
      await whileLoggedIn(removeNationalId)
      props.onRemoved()
    })

  return (
    <>
      {failure && (
        <Alert data-color="danger" role="alert">
          {failure}
        </Alert>
      )}
      <p className={styles.term}>{m.national_id_current()}</p>
      <p className={styles.value} aria-live="polite">
        {revealed ?? props.masked}
      </p>
      {isAsking ? (
        <div role="alert">
          <p>{m.national_id_remove_question()}</p>
          <div className={styles.buttons}>
            <Button data-color="danger" onClick={remove}>
              {m.national_id_remove()}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {m.national_id_cancel()}
            </Button>
          </div>
        </div>
      ) : (
        <div className={styles.buttons}>
          <Button variant="secondary" onClick={revealed ? () => setRevealed(null) : reveal}>
            {revealed ? m.national_id_hide() : m.national_id_show()}
          </Button>
          {!props.isProven && (
            <Button variant="secondary" onClick={props.onChange}>
              {m.national_id_change()}
            </Button>
          )}
          <Button variant="tertiary" onClick={() => setAsking(true)}>
            {m.national_id_remove()}
          </Button>
        </div>
      )}
    </>
  )
}
