import { Button } from '@digdir/designsystemet-react'
import { type FormEvent, useState } from 'react'
import {
  type TerminationReason,
  terminationReasons,
} from '#core/memberships/termination-reasons.ts'
import { m } from '#messages'
import { osloDate } from '#platform/time/oslo.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { Choices } from '#ui/form/Choices.tsx'
import formStyles from '#ui/form/Form.module.css'
import { Consequences } from '../../components/Consequences.tsx'
import styles from '../../components/Membership.module.css'
import type { ActionPreview, Membership } from '../../model/contract.ts'
import { dateText, reasonNames } from '../../model/membership-texts.ts'
import { cashMembership } from '../../model/rules/membership-facts.ts'
import { contains } from '../../model/rules/months.ts'
import { actOnMembership, previewAction } from '../queries.ts'
import { useMembershipChange } from './use-membership-change.ts'

/** Terminates the membership; renders nothing if it is terminated or ends by itself. */
export function Terminate({ membership }: { membership: Membership }) {
  if (membership.terminationDate || membership.membershipCategory === cashMembership) return null
  const { potentialTerminationDate: end } = membership
  return (
    <section className={styles.group} aria-labelledby="terminate-heading">
      <h2 id="terminate-heading">{m.terminate_heading()}</h2>
      {end ? (
        <>
          <p>{m.terminate_text({ date: dateText(end) })}</p>
          <TerminateForm />
        </>
      ) : (
        <p>{frozenText(membership)}</p>
      )}
    </section>
  )
}

function frozenText({ pendingFreezePeriods }: Membership): string {
  const today = osloDate(new Date())
  const running = pendingFreezePeriods.find((freeze) => contains(freeze, today))
  return running
    ? m.terminate_after_freeze({ date: dateText(running.endDate) })
    : m.membership_frozen_now()
}

function TerminateForm() {
  const [reason, setReason] = useState<TerminationReason | null>(null)
  const [isMissing, setMissing] = useState(false)
  const [preview, setPreview] = useState<ActionPreview | null>(null)
  const { isBusy, call, change } = useMembershipChange()

  async function showPreview(event: FormEvent) {
    event.preventDefault()
    setMissing(reason === null)
    if (reason === null) return document.getElementById('terminate-reason')?.focus()
    setPreview(await call(() => previewAction({ action: 'terminate', reason })))
  }

  return (
    <>
      <form method="post" className={formStyles.form} onSubmit={showPreview} noValidate>
        <Choices
          id="terminate-reason"
          legend={m.terminate_reason()}
          type="radio"
          options={terminationReasons.map((value) => ({ value, text: reasonNames[value]() }))}
          chosen={reason ? [reason] : []}
          error={isMissing ? m.terminate_reason_required() : undefined}
          onChange={([value]) => {
            setReason(value ?? null)
            setMissing(false)
          }}
        />
        <div>
          <Button type="submit" variant="secondary" loading={isBusy && !preview}>
            {m.terminate_preview()}
          </Button>
        </div>
      </form>
      {preview && reason && (
        <ConfirmDialog
          heading={m.terminate_confirm_heading()}
          yes={m.terminate_confirm()}
          isBusy={isBusy}
          onClose={() => setPreview(null)}
          onConfirm={async () => {
            await change(() => actOnMembership({ action: 'terminate', reason }), m.terminate_done())
            setPreview(null)
          }}
        >
          <Consequences preview={preview} />
          <p>{m.terminate_consequence()}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
