import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { secondPersonText } from '#core/payments/second-person-text.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { DraftNote } from '#core/staff-area/drafts/DraftNote.tsx'
import { useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import styles from '../../book/components/Book.module.css'
import { readRefund, typedCancelForm } from '../cancel-place-form.ts'
import type { StaffPlace } from '../contract.ts'
import { cancelByStaff, staffPlacesQuery } from '../queries.ts'
import { staffFieldText, staffPlaceErrorText } from '../staff-texts.ts'

const idPrefix = 'cancel-place-'

type Props = { eventId: string; place: StaffPlace; onClose: () => void }

/** Cancels a place, with the refund and the reason that the person reads. */
export function CancelPlaceDialog({ eventId, place, onClose }: Props) {
  const { id, name, paidOre, request } = place
  const cancel = useCancel(eventId, place, onClose)
  const form = useForm({
    resolver: zodResolver(typedCancelForm(paidOre)),
    defaultValues: {
      kroner: String((request?.refundOre ?? paidOre) / 100).replace('.', ','),
      reason: request?.reason ?? '',
    },
    shouldFocusError: false,
  })
  const draft = useStaffDraft(form, { key: `event-place-cancel:${id}`, fields: ['reason'] })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['kroner', 'reason'],
    errorText: staffPlaceErrorText,
    codeText: staffFieldText,
    send: async ({ kroner, reason }) => {
      await cancel({ refundOre: readRefund(kroner, paidOre) ?? 0, reason })
      draft.forget()
    },
  })
  const refundOre = readRefund(form.watch('kroner'), paidOre)
  const confirms = request !== null && !request.isOwn && request.refundOre === refundOre
  return (
    <Dialog heading={m.event_place_staff_cancel_name({ name })} onClose={onClose}>
      {request && (
        <NoticeBox tone="warning">
          <p>{m.event_place_staff_request({ amount: formatKroner(request.refundOre) })}</p>
          <p>{request.reason}</p>
        </NoticeBox>
      )}
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        {paidOre > 0 && (
          <TextField
            id={`${idPrefix}kroner`}
            label={m.event_place_staff_kroner({ paid: formatKroner(paidOre) })}
            inputMode="decimal"
            autoComplete="off"
            error={textOf('kroner')}
            {...form.register('kroner')}
          />
        )}
        <TextArea
          id={`${idPrefix}reason`}
          label={m.event_place_audit_reason()}
          hint={m.event_place_staff_reason_hint()}
          error={textOf('reason')}
          {...form.register('reason')}
        />
        <p role="status">
          {refundOre && !confirms ? secondPersonText(refundOre, place.refundSums) : null}
        </p>
        <DraftNote draft={draft} />
        <div className={styles.buttons}>
          <Button type="submit" loading={isSubmitting} data-color="danger">
            {m.event_place_staff_cancel()}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {m.event_place_keep()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function useCancel(eventId: string, { id, state, name }: StaffPlace, onDone: () => void) {
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const queryClient = useQueryClient()
  return async (wanted: { refundOre: number; reason: string }): Promise<void> => {
    try {
      const { outcome } = await whileLoggedIn(() =>
        cancelByStaff(id, { ...wanted, state: state as 'booked' }),
      )
      onDone()
      showMessage(
        outcome === 'waits' ? m.event_place_staff_waits() : m.event_place_staff_done({ name }),
        'success',
      )
    } finally {
      await queryClient.invalidateQueries(staffPlacesQuery(eventId))
    }
  }
}
