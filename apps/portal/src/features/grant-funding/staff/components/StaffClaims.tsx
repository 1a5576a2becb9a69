import { Button } from '@digdir/designsystemet-react'
import { AskFirst } from '#core/sessions/login/AskFirst.tsx'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { claimText, dayText } from '../../components/funding-texts.ts'
import styles from '../../components/GrantFunding.module.css'
import { useFundingAction } from '../../components/use-funding-action.ts'
import type { StaffClaimView, StaffFundingView } from '../../model/contract.ts'
import { leastClaimOre } from '../../model/limits.ts'
import { staffFundingErrorText } from '../../model/refusal-messages.ts'
import {
  cancelClaim,
  confirmClaim,
  confirmReceived,
  proposeClaim,
  registerReceived,
  staffFundingKey,
} from '../queries.ts'
import { WithForm } from './WithForm.tsx'

const onlyReason = ['reason'] as const
const onlyDay = ['day'] as const
const whole = ['amount', 'reason', 'day'] as const

/** What is claimed back of a grant, and a new claim where there is something to claim. */
export function ClaimPart({ funding }: { funding: StaffFundingView }) {
  const { applicationId, claims, claimableOre, title, state } = funding
  const mayClaim = claimableOre >= leastClaimOre && state !== 'offered'
  if (claims.length === 0 && !mayClaim) return null
  return (
    <div className={styles.part}>
      <h3>{m.grant_funding_claims_heading()}</h3>
      {claims.map((claim) => (
        <Claim key={claim.id} claim={claim} of={title} />
      ))}
      {mayClaim && (
        <div>
          <WithForm
            id={`claim-${applicationId}`}
            name={m.grant_funding_claim()}
            of={title}
            heading={m.grant_funding_claim_heading()}
            text={m.grant_funding_claim_text({ amount: formatKroner(claimableOre) })}
            fields={whole}
            call={(given) => proposeClaim(applicationId, given)}
            done={m.grant_funding_claim_done}
          />
        </div>
      )}
    </div>
  )
}

function Claim({ claim, of }: { claim: StaffClaimView; of: string }) {
  const { state, reason, closedReason, proposedBy, receivedOn, registeredBy } = claim
  const nobody = m.grant_funding_nobody()
  return (
    <div className={styles.part}>
      <div className={styles.details}>
        <p>{claimText(claim)}</p>
        <p>{m.grant_funding_reason_is({ text: closedReason ?? reason })}</p>
        {state === 'proposed' && (
          <p>{m.grant_funding_claim_proposed_by({ name: proposedBy ?? nobody })}</p>
        )}
        {receivedOn !== null && (
          <p>
            {m.grant_funding_claim_received_is({
              day: dayText(receivedOn),
              name: registeredBy ?? nobody,
            })}
          </p>
        )}
      </div>
      {(state === 'proposed' || state === 'open') && <ClaimActions claim={claim} of={of} />}
    </div>
  )
}

/** Two people each time: for the claim, and for the money that came. */
function ClaimActions({ claim, of }: { claim: StaffClaimView; of: string }) {
  const { id, state, amountOre, receivedOn, isOwnStep } = claim
  const amount = formatKroner(amountOre)
  const waits = state === 'proposed' || receivedOn !== null
  return (
    <div className={styles.buttons}>
      {waits && isOwnStep && <p>{m.grant_funding_claim_waits_for_other()}</p>}
      {state === 'proposed' && !isOwnStep && (
        <AskFirst
          name={m.grant_funding_claim_confirm()}
          of={of}
          heading={m.grant_funding_claim_confirm_heading({ amount })}
          call={() => confirmClaim(id)}
          changes={staffFundingKey}
          done={m.grant_funding_claim_confirm_done}
          errorText={staffFundingErrorText}
        >
          <p>{m.grant_funding_claim_confirm_text()}</p>
        </AskFirst>
      )}
      {state === 'open' && receivedOn === null && (
        <WithForm
          id={`received-${id}`}
          name={m.grant_funding_claim_received()}
          of={of}
          heading={m.grant_funding_claim_received_heading()}
          text={m.grant_funding_claim_received_text()}
          fields={onlyDay}
          dayLabel={m.grant_funding_claim_received_day()}
          call={({ day }) => registerReceived(id, { day })}
          done={m.grant_funding_claim_received_done}
        />
      )}
      {state === 'open' && receivedOn !== null && !isOwnStep && (
        <AskFirst
          name={m.grant_funding_claim_paid_confirm()}
          of={of}
          heading={m.grant_funding_claim_paid_heading({ amount })}
          call={() => confirmReceived(id)}
          changes={staffFundingKey}
          done={m.grant_funding_claim_paid_done}
          errorText={staffFundingErrorText}
        >
          <p>{m.grant_funding_claim_paid_text()}</p>
        </AskFirst>
      )}
      {state === 'open' && receivedOn !== null && <UndoReceived id={id} of={of} />}
      <WithForm
        id={`cancel-${id}`}
        name={m.grant_funding_claim_cancel()}
        of={of}
        heading={m.grant_funding_claim_cancel_heading()}
        text={m.grant_funding_claim_cancel_text()}
        fields={onlyReason}
        call={({ reason }) => cancelClaim(id, reason)}
        done={m.grant_funding_claim_cancel_done}
      />
    </div>
  )
}

function UndoReceived({ id, of }: { id: string; of: string }) {
  const undoing = useFundingAction({
    call: () => registerReceived(id, { day: null }),
    changes: staffFundingKey,
    done: m.grant_funding_claim_received_undone,
    errorText: staffFundingErrorText,
  })
  return (
    <Button variant="secondary" loading={undoing.isPending} onClick={() => undoing.mutate()}>
      {m.grant_funding_claim_received_undo()}
      <span className="ds-sr-only">: {of}</span>
    </Button>
  )
}
