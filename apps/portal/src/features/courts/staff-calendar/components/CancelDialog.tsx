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
import { Choices } from '#ui/form/Choices.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { whenText, whereText } from '../booking-texts.ts'
import {
  calculateRefund,
  confirmsRequest,
  createCancelForm,
  listRefundOptions,
  type RefundOption,
} from '../cancel-choice.ts'
import { cancelErrorText } from '../cancel-error-text.ts'
import type { StaffReservation } from '../contract.ts'
import { staffFieldText } from '../field-texts.ts'
import { cancelBooking } from '../queries.ts'
import styles from './Calendar.module.css'
import { useBookingChange } from './use-booking-change.ts'

const idPrefix = 'cancel-'

/** The dialog that cancels a booking, with the refund and the reason that its member reads. */
export function CancelDialog(props: { reservation: StaffReservation; onClose: () => void }) {
  const { reservation, onClose } = props
  const { id, version, member } = reservation
  const request = cancelRequestOf(reservation)
  const change = useBookingChange(onClose)
  const form = useForm({
    resolver: zodResolver(createCancelForm(reservation)),
    defaultValues: findInitialValues(reservation),
    shouldFocusError: false,
  })
  const draft = useStaffDraft(form, { key: `court-cancel:${id}`, fields: ['reason'], version })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['option', 'kroner', 'reason'],
    errorText: cancelErrorText,
    codeText: staffFieldText,
    send: ({ option, kroner, reason }) =>
      change(async () => {
        const refundOre = calculateRefund(option, kroner, reservation) ?? 0
        const { outcome } = await cancelBooking(id, { version, refundOre, reason })
        draft.forget()
        return outcome === 'waits'
          ? m.court_cancel_waits()
          : m.court_cancelled({ name: member.name })
      }),
  })
  const option = form.watch('option')
  const refundOre = calculateRefund(option, form.watch('kroner'), reservation)
  return (
    <Dialog heading={m.court_cancel_heading({ name: member.name })} onClose={onClose}>
      <p>{m.court_cancel_what({ where: whereText(reservation), when: whenText(reservation) })}</p>
      {request && (
        <NoticeBox tone="warning">
          <p>{requestText(request)}</p>
          <p>
            {m.court_request_by({
              name: request.requestedBy || m.court_colleague(),
              at: formatDayAndTime(new Date(request.requestedAt)),
              reason: request.reason,
            })}
          </p>
        </NoticeBox>
      )}
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        <Choices
          id={`${idPrefix}option`}
          legend={m.court_cancel_refund()}
          type="radio"
          options={listRefundOptions(reservation).map((value) => ({
            value,
            text: refundOptionText(value, reservation),
          }))}
          chosen={[option]}
          onChange={([chosen]) => chosen && form.setValue('option', chosen)}
        />
        {option === 'amount' && (
          <TextField
            id={`${idPrefix}kroner`}
            label={m.court_cancel_kroner()}
            inputMode="decimal"
            autoComplete="off"
            error={textOf('kroner')}
            {...form.register('kroner')}
          />
        )}
        <TextArea
          id={`${idPrefix}reason`}
          label={m.court_cancel_reason()}
          hint={m.court_cancel_reason_hint()}
          error={textOf('reason')}
          {...form.register('reason')}
        />
        <p role="status" className={styles.note}>
          {refundOre !== null && !confirmsRequest(reservation, refundOre)
            ? secondPersonText(refundOre, reservation.refundSums)
            : null}
        </p>
        <DraftNote draft={draft} />
        <div className={styles.buttons}>
          <Button type="submit" loading={isSubmitting} data-color="danger">
            {refundOre === 0 ? m.court_cancel_only() : m.court_cancel_do()}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {m.court_cancel_keep()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** A request for a part that the member keeps is none to cancel. */
const cancelRequestOf = ({ request }: StaffReservation) => (request?.keepsSubject ? null : request)

/** A request of a colleague is filled in, so that it can be confirmed as it is. */
function findInitialValues(reservation: StaffReservation): {
  option: RefundOption
  kroner: string
  reason: string
} {
  const { priceOre } = reservation
  const request = cancelRequestOf(reservation)
  const isPart = request !== null && request.refundOre !== priceOre
  return {
    option: isPart ? 'amount' : 'all',
    kroner: isPart ? String(request.refundOre / 100).replace('.', ',') : '',
    reason: request?.reason ?? '',
  }
}

function refundOptionText(
  option: RefundOption,
  { priceOre, refundByRuleOre }: StaffReservation,
): string {
  switch (option) {
    case 'all':
      return m.court_refund_all({ amount: formatKroner(priceOre) })
    case 'rule':
      return m.court_refund_rule({ amount: formatKroner(refundByRuleOre ?? 0) })
    case 'none':
      return m.court_refund_none()
    case 'amount':
      return m.court_refund_amount()
  }
}

function requestText({ isOwn, refundOre }: NonNullable<StaffReservation['request']>): string {
  const amount = formatKroner(refundOre)
  return isOwn ? m.court_request_own({ amount }) : m.court_request_other({ amount })
}
