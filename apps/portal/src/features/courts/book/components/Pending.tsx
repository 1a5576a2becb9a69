import { Alert } from '@digdir/designsystemet-react'
import { m } from '#messages'
import { SearchLink } from '#ui/SearchLink.tsx'
import { StepFrame } from './StepFrame.tsx'

/** Shown while the outcome is unknown. It says only what is true for every outcome. */
export function Pending({ holdId }: { holdId: string | null }) {
  return (
    <StepFrame step={4} heading={m.courts_pending_heading()}>
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
    </StepFrame>
  )
}
