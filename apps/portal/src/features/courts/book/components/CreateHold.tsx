import { Alert, Button } from '@digdir/designsystemet-react'
import { useEffect, useRef } from 'react'
import { m } from '#messages'
import { SearchLink } from '#ui/SearchLink.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { reservationErrorText } from '../../model/refusal-messages.ts'
import { buildChoiceSearch } from '../../timeslots/choice-search.ts'
import styles from '../../timeslots/components/Courts.module.css'
import type { ShownTimeslots } from '../../timeslots/show-timeslots.ts'
import { useHold } from '../use-hold.ts'
import { StepFrame } from './StepFrame.tsx'

/** Holds the chosen timeslots when the step opens. */
export function CreateHold({ shown }: { shown: ShownTimeslots }) {
  const { mutate, isError, error } = useHold(shown)
  const hasStarted = useRef(false)
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    mutate()
  }, [mutate])
  return (
    <StepFrame step={3} heading={m.courts_payment_heading()}>
      {isError ? (
        <>
          <Alert data-color="danger" role="alert">
            {reservationErrorText(error)}
          </Alert>
          <div className={styles.buttons}>
            <Button variant="secondary" onClick={() => mutate()}>
              {m.error_retry()}
            </Button>
            <SearchLink
              search={buildChoiceSearch(shown)}
              current={undefined}
              className={styles.back}
            >
              {m.courts_back()}
            </SearchLink>
          </div>
        </>
      ) : (
        <Waiting rows={3} label={m.courts_holding()} />
      )}
    </StepFrame>
  )
}
