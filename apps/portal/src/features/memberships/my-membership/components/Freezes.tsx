import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { osloDate } from '#platform/time/oslo.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import styles from '../../components/Membership.module.css'
import type { Membership } from '../../model/contract.ts'
import { monthsText, periodText } from '../../model/membership-texts.ts'
import { canCancelFreeze } from '../../model/rules/freeze.ts'
import { cashMembership } from '../../model/rules/membership-facts.ts'
import { cancelFreeze } from '../queries.ts'
import { FreezeForm } from './FreezeForm.tsx'
import { useMembershipChange } from './use-membership-change.ts'

/** The freezes of the membership, and the form to freeze it. */
export function Freezes({ membership }: { membership: Membership }) {
  const { pendingFreezePeriods: pending, pastFreezePeriods: past } = membership
  const why = blockingReasonText(membership)
  return (
    <section className={styles.group} aria-labelledby="freeze-heading">
      <h2 id="freeze-heading">{m.freeze_heading()}</h2>
      {pending.length > 0 && <Pending membership={membership} />}
      {past.length > 0 && (
        <p className={styles.quiet}>
          {m.freeze_past({ periods: past.map(periodText).join(', ') })}
        </p>
      )}
      <p>{why ?? m.freeze_text()}</p>
      {why === null && <FreezeForm choices={membership.freezeChoices} />}
    </section>
  )
}

function blockingReasonText(membership: Membership): string | null {
  if (membership.membershipCategory === cashMembership) return m.membership_paid_once()
  if (membership.terminationDate) return m.freeze_not_terminated()
  return membership.freezeChoices.length === 0 ? m.freeze_none_left() : null
}

function Pending({ membership }: { membership: Membership }) {
  const [cancelling, setCancelling] = useState<Membership['pendingFreezePeriods'][number] | null>(
    null,
  )
  const { isBusy, change } = useMembershipChange()
  const today = osloDate(new Date())
  const isOver = membership.terminationDate !== null
  return (
    <>
      <Rows label={m.freeze_pending_label()}>
        {membership.pendingFreezePeriods.map((freeze) => (
          <Row
            key={freeze.id}
            name={periodText(freeze)}
            details={
              canCancelFreeze(freeze, today)
                ? monthsText(freeze.numberOfMonths)
                : m.freeze_running()
            }
            action={
              canCancelFreeze(freeze, today) &&
              !isOver && (
                <Button variant="secondary" onClick={() => setCancelling(freeze)}>
                  {m.freeze_take_back()}
                  <span className="ds-sr-only"> {periodText(freeze)}</span>
                </Button>
              )
            }
          />
        ))}
      </Rows>
      {cancelling && (
        <ConfirmDialog
          heading={m.freeze_take_back_heading()}
          yes={m.freeze_take_back_yes()}
          isBusy={isBusy}
          onClose={() => setCancelling(null)}
          onConfirm={async () => {
            await change(() => cancelFreeze(cancelling.id), m.freeze_taken_back())
            setCancelling(null)
          }}
        >
          <p>{m.freeze_take_back_text({ period: periodText(cancelling) })}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
