import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { secondPersonText } from '#core/payments/second-person-text.ts'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { staffKey } from '#core/staff-area/queries.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { planningFieldText } from '../../model/field-texts.ts'
import { planningErrorText } from '../../model/refusal-texts.ts'
import type { CoursePlace } from '../contract.ts'
import { readRefund, typedCancelForm } from '../forms.ts'
import { cancelPlace } from '../queries.ts'

const idPrefix = 'course-cancel-'

/** Cancels a booking, with the refund and the reason that the person reads. */
export function CancelPlaceDialog({ place, onClose }: { place: CoursePlace; onClose: () => void }) {
  const { id, name, paidOre, request, state: seen } = place
  const form = useForm({
    resolver: zodResolver(typedCancelForm(paidOre)),
    defaultValues: {
      kroner: String((request?.refundOre ?? paidOre) / 100).replace('.', ','),
      reason: request?.reason ?? '',
    },
    shouldFocusError: false,
  })
  const state = useDialogForm(form, {
    idPrefix,
    fields: ['kroner', 'reason'],
    draft: { key: `course-place-cancel:${id}`, fields: ['reason'] },
    call: ({ kroner, reason }) =>
      cancelPlace(id, {
        state: seen as 'booked',
        refundOre: readRefund(kroner, paidOre) ?? 0,
        reason,
      }),
    changes: staffKey,
    errorText: planningErrorText,
    codeText: planningFieldText,
    done: ({ outcome }) =>
      outcome === 'waits'
        ? m.course_planning_refund_waits()
        : m.course_planning_place_done({ name }),
    onClose,
  })
  const refundOre = readRefund(form.watch('kroner'), paidOre)
  const confirms = request !== null && !request.isOwn && request.refundOre === refundOre
  return (
    <DialogForm
      heading={m.course_planning_cancel_place_of({ name })}
      state={state}
      send={m.course_planning_cancel_place()}
      onClose={onClose}
    >
      {request && (
        <NoticeBox tone="warning">
          <p>{m.course_planning_request({ amount: formatKroner(request.refundOre) })}</p>
          <p>{request.reason}</p>
        </NoticeBox>
      )}
      {paidOre > 0 && (
        <TextField
          id={`${idPrefix}kroner`}
          label={m.course_planning_kroner({ paid: formatKroner(paidOre) })}
          inputMode="decimal"
          autoComplete="off"
          error={state.textOf('kroner')}
          {...form.register('kroner')}
        />
      )}
      <TextArea
        id={`${idPrefix}reason`}
        label={m.course_planning_reason()}
        hint={m.course_planning_reason_hint()}
        error={state.textOf('reason')}
        {...form.register('reason')}
      />
      <p role="status">
        {refundOre && !confirms ? secondPersonText(refundOre, place.refundSums) : null}
      </p>
    </DialogForm>
  )
}
