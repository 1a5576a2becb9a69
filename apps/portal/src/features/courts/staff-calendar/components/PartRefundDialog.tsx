import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { secondPersonText } from '#core/payments/second-person-text.ts'
import { DraftNote } from '#core/staff-area/drafts/DraftNote.tsx'
import { useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { formatDayAndTime } from '#platform/time/format.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { cancelErrorText } from '../cancel-error-text.ts'
import type { StaffReservation } from '../contract.ts'
import { staffFieldText } from '../field-texts.ts'
import { confirmsPartRequest, createPartForm, kronerText, parsePart } from '../part-choice.ts'
import { refundPart } from '../queries.ts'
import styles from './Calendar.module.css'
import { useBookingChange } from './use-booking-change.ts'

const idPrefix = 'part-'

/** The dialog that refunds a part of what a booking cost. The member keeps the booking. */
export function PartRefundDialog(props: {
  reservation: StaffReservation
  /** What a move made it cheaper by; 0 otherwise. */
  differenceOre: number
  onClose: () => void
}) {
  const { reservation, differenceOre, onClose } = props
  const { id, version, member, priceOre, refundSums } = reservation
  const request = reservation.request?.keepsSubject ? reservation.request : null
  const change = useBookingChange(onClose)
  const form = useForm({
    resolver: zodResolver(createPartForm(priceOre)),
    defaultValues: {
      kroner: kronerText(request?.refundOre ?? differenceOre),
      reason: request?.reason ?? '',
    },
    shouldFocusError: false,
  })
  const draft = useStaffDraft(form, { key: `court-part:${id}`, fields: ['reason'], version })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['kroner', 'reason'],
    errorText: cancelErrorText,
    codeText: staffFieldText,
    send: ({ kroner, reason }) =>
      change(async () => {
        const refundOre = parsePart(kroner, priceOre) ?? 0
        const { outcome } = await refundPart(id, { version, refundOre, reason })
        draft.forget()
        return outcome === 'waits' ? m.court_part_waits() : m.court_part_done({ name: member.name })
      }),
  })
  const refundOre = parsePart(form.watch('kroner'), priceOre)
  return (
    <Dialog heading={m.court_part_heading({ name: member.name })} onClose={onClose}>
      <p>{m.court_part_text({ price: formatKroner(priceOre) })}</p>
      {request && (
        <NoticeBox tone="warning">
          <p>
            {m.court_part_requested({
              amount: formatKroner(request.refundOre),
              name: request.requestedBy || m.court_colleague(),
              at: formatDayAndTime(new Date(request.requestedAt)),
            })}
          </p>
        </NoticeBox>
      )}
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        <TextField
          id={`${idPrefix}kroner`}
          label={m.court_cancel_kroner()}
          inputMode="decimal"
          autoComplete="off"
          error={textOf('kroner')}
          {...form.register('kroner')}
        />
        <TextArea
          id={`${idPrefix}reason`}
          label={m.court_cancel_reason()}
          hint={m.court_cancel_reason_hint()}
          error={textOf('reason')}
          {...form.register('reason')}
        />
        <p role="status" className={styles.note}>
          {refundOre !== null && !confirmsPartRequest(reservation, refundOre)
            ? secondPersonText(refundOre, refundSums)
            : null}
        </p>
        <DraftNote draft={draft} />
        <div className={styles.buttons}>
          <Button type="submit" loading={isSubmitting}>
            {m.court_part_do()}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {m.dialog_cancel()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
