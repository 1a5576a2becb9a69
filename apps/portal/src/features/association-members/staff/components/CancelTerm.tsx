import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { longestReason } from '../../model/limits.ts'
import { daysText } from '../../model/member-texts.ts'
import type { StaffTerm } from '../contract.ts'
import { cancelTerm } from '../queries.ts'
import { useStaffAction } from './use-staff-action.ts'

/** A term does not count any more; no money is moved. */
export function CancelTerm({ id, term, name }: { id: string; term: StaffTerm; name: string }) {
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const isMissing = reason.trim() === ''
  const fieldId = `cancel-${term.id}`
  const cancelling = useStaffAction(id, {
    call: () => cancelTerm(id, term.id, { reason }),
    done: () => m.staff_association_term_cancelled(),
    onDone: () => setOpen(false),
  })
  return (
    <>
      <Button data-size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {m.staff_association_cancel_term()}
      </Button>
      {isOpen && (
        <ConfirmDialog
          heading={m.staff_association_cancel_heading({ name, days: daysText(term) })}
          yes={m.staff_association_cancel_term()}
          isBusy={cancelling.isPending}
          onConfirm={() => {
            setChecked(true)
            if (isMissing) document.getElementById(fieldId)?.focus()
            else cancelling.mutate()
          }}
          onClose={() => setOpen(false)}
        >
          <p>{m.staff_association_cancel_text()}</p>
          <TextField
            id={fieldId}
            label={m.association_term_reason()}
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
