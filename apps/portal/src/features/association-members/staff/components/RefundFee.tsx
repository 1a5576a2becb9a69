import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { longestReason } from '../../model/limits.ts'
import { daysText } from '../../model/member-texts.ts'
import type { StaffTerm } from '../contract.ts'
import { refundFee } from '../queries.ts'
import { useStaffAction } from './use-staff-action.ts'

type Props = {
  id: string
  term: StaffTerm
  payment: NonNullable<StaffTerm['payment']>
  name: string
}

const shortestReason = 5

/** What is left of a fee that was paid by card goes back, and its term does not count any more. */
export function RefundFee({ id, term, payment, name }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { version, refundableOre: refundOre } = payment
  const isMissing = reason.trim().length < shortestReason
  const fieldId = `refund-${term.id}`
  const refunding = useStaffAction(id, {
    call: () => refundFee(id, term.id, { version, refundOre, reason: reason.trim() }),
    done: ({ outcome }) =>
      outcome === 'started'
        ? m.staff_association_refund_done()
        : m.staff_association_refund_second(),
    onDone: () => setOpen(false),
  })
  return (
    <>
      <Button data-size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {m.staff_association_refund()}
      </Button>
      {isOpen && (
        <ConfirmDialog
          heading={m.staff_association_refund_heading({ name, days: daysText(term) })}
          yes={m.staff_association_refund()}
          isBusy={refunding.isPending}
          onConfirm={() => {
            setChecked(true)
            if (isMissing) document.getElementById(fieldId)?.focus()
            else refunding.mutate()
          }}
          onClose={() => setOpen(false)}
        >
          <p>{m.staff_association_refund_text({ amount: formatKroner(refundOre) })}</p>
          <TextField
            id={fieldId}
            label={m.staff_association_refund_reason()}
            maxLength={longestReason}
            value={reason}
            error={isChecked && isMissing ? m.staff_association_reason_required() : undefined}
            onChange={(event) => setReason(event.target.value)}
          />
        </ConfirmDialog>
      )}
    </>
  )
}
