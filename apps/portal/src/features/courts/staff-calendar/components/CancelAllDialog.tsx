import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { reasonForPayer } from '#core/payments/reason-for-payer.ts'
import { DraftNote } from '#core/staff-area/drafts/DraftNote.tsx'
import { useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { countWaitingForColleague } from '../cancel-choice.ts'
import { cancelErrorText } from '../cancel-error-text.ts'
import type { ClosureReservations, StaffReservation } from '../contract.ts'
import { staffFieldText } from '../field-texts.ts'
import styles from './Calendar.module.css'

const idPrefix = 'cancel-all-'

/**
 * Asks for confirmation and a reason before all bookings in a closure are cancelled and refunded.
 */
export function CancelAllDialog(props: {
  closure: ClosureReservations
  bookings: readonly StaffReservation[]
  onConfirm: (reason: string) => void
  onClose: () => void
}) {
  const { closure, bookings, onConfirm, onClose } = props
  const form = useForm({
    resolver: zodResolver(z.object({ reason: reasonForPayer })),
    defaultValues: { reason: [...new Set(Object.values(closure.reason))].join(' / ') },
    shouldFocusError: false,
  })
  const draft = useStaffDraft(form, {
    key: `court-closure-cancel:${closure.items[0]?.id}`,
    fields: ['reason'],
  })
  const { submit, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['reason'],
    errorText: cancelErrorText,
    codeText: staffFieldText,
    send: async ({ reason }) => {
      draft.forget()
      onConfirm(reason)
    },
  })
  const amount = formatKroner(bookings.reduce((sum, { priceOre }) => sum + priceOre, 0))
  const waiting = countWaitingForColleague(bookings)
  return (
    <Dialog heading={m.court_closure_cancel_heading()} onClose={onClose}>
      <p>{m.court_closure_cancel_text({ count: bookings.length, amount })}</p>
      {waiting > 0 && (
        <p>
          {m.court_closure_cancel_second({
            count: waiting,
            limit: formatKroner(bookings[0]?.refundSums.limitOre ?? 0),
          })}
        </p>
      )}
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        <TextArea
          id={`${idPrefix}reason`}
          label={m.court_cancel_reason()}
          hint={m.court_cancel_reason_hint()}
          error={textOf('reason')}
          {...form.register('reason')}
        />
        <DraftNote draft={draft} />
        <div className={styles.buttons}>
          <Button type="submit" data-color="danger">
            {m.court_cancel_do()}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {m.dialog_cancel()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
