import { Alert } from '@digdir/designsystemet-react'
import { m } from '#messages'
import { SearchLink } from '#ui/SearchLink.tsx'
import styles from '../../timeslots/components/Courts.module.css'
import { StepHeading } from './StepHeading.tsx'

/** It is not known yet. Nothing is said of the money but what will be true whatever it is. */
export function Pending({ holdId }: { holdId: string | null }) {
  return (
    <div className={styles.step}>
      <StepHeading>{m.courts_pending_heading()}</StepHeading>
      <Alert data-color="info" role="status">
        {m.courts_pending()}
      </Alert>
      <p>{m.courts_pending_close()}</p>
      {holdId && (
        <p>
          {m.courts_pending_not_paid()}{' '}
          <SearchLink
            search={{ step: 'payment', reservation: holdId }}
            current={undefined}
            className="ds-link"
          >
            {m.courts_to_card_form()}
          </SearchLink>
        </p>
      )}
    </div>
  )
}
