import { Alert, Button } from '@digdir/designsystemet-react'
import { useEffect, useRef } from 'react'
import { m } from '#messages'
import { SearchLink } from '#ui/SearchLink.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { reservationErrorText } from '../../refusal-messages.ts'
import { choiceSearch } from '../address-of-choice.ts'
import type { ShownTimeslots } from '../show-timeslots.ts'
import { useHold } from '../use-hold.ts'
import styles from './Courts.module.css'
import { StepHeading } from './StepHeading.tsx'

/** The step begins with holding what was chosen. */
export function Holding({ shown }: { shown: ShownTimeslots }) {
  const { mutate, isError, error } = useHold(shown)
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    mutate()
  }, [mutate])
  return (
    <div className={styles.step}>
      <StepHeading>{m.courts_payment_heading()}</StepHeading>
      {isError ? (
        <>
          <Alert data-color="danger" role="alert">
            {reservationErrorText(error)}
          </Alert>
          <div className={styles.buttons}>
            <Button variant="secondary" onClick={() => mutate()}>
              {m.error_retry()}
            </Button>
            <SearchLink search={choiceSearch(shown)} current={undefined} className={styles.back}>
              {m.courts_back()}
            </SearchLink>
          </div>
        </>
      ) : (
        <Waiting rows={3} label={m.courts_holding()} />
      )}
    </div>
  )
}
