import { useState } from 'react'
import { type UnpaidReason, unpaidReasons } from '#core/courses/states.ts'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { Choices } from '#ui/form/Choices.tsx'
import { unpaidReasonNames } from '../../model/state-names.ts'
import type { AtTheDoor } from '../door-list.ts'

const id = 'course-unpaid'

type Props = {
  ticket: AtTheDoor
  onAdmit: (why: UnpaidReason) => void
  onClose: () => void
}

/** Lets somebody in who has not paid, and says why: attendance shows it. */
export function UnpaidDialog({ ticket, onAdmit, onClose }: Props) {
  const [why, setWhy] = useState<UnpaidReason | null>(null)
  const [isMissing, setMissing] = useState(false)
  function confirm(): void {
    if (why) {
      onAdmit(why)
      return
    }
    setMissing(true)
    document.getElementById(id)?.focus()
  }
  return (
    <ConfirmDialog
      heading={m.course_checkin_unpaid()}
      yes={m.course_checkin_admit_unpaid()}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {ticket.name}. {m.course_checkin_unpaid_text()}
      </p>
      <Choices<UnpaidReason>
        id={id}
        legend={m.course_checkin_unpaid_why()}
        type="radio"
        chosen={why ? [why] : []}
        options={unpaidReasons.map((value) => ({ value, text: unpaidReasonNames[value]() }))}
        error={isMissing && !why ? m.course_checkin_unpaid_missing() : undefined}
        onChange={([chosen]) => setWhy(chosen ?? null)}
      />
    </ConfirmDialog>
  )
}
