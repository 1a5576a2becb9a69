import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { DraftNote } from '#core/staff-area/drafts/DraftNote.tsx'
import { useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { staffKey } from '#core/staff-area/queries.ts'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { CallOffForm } from '../../manage/event-form.ts'
import { eventFieldText } from '../../manage/field-texts.ts'
import { staffEventErrorText } from '../../model/event-refusal-texts.ts'
import { calledOffText } from '../called-off-text.ts'
import type { StaffEvent } from '../contract.ts'
import { callOffByStaff } from '../queries.ts'

const idPrefix = 'staff-call-off-'

/** Staff call off an event, and say why. */
export function StaffCallOffDialog({ event, onClose }: { event: StaffEvent; onClose: () => void }) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const { version } = event
  const bodyOf = (reason: string): CallOffForm => ({ version, scope: 'one', reason })
  const form = useForm<{ reason: string }>({
    resolver: (typed) => {
      const { error } = CallOffForm.safeParse(bodyOf(typed.reason))
      const message = error?.issues[0]?.message
      return message
        ? { values: {}, errors: { reason: { type: 'value', message } } }
        : { values: typed, errors: {} }
    },
    defaultValues: { reason: '' },
    shouldFocusError: false,
  })
  const draft = useStaffDraft(form, {
    key: `association-event-call-off:${event.id}`,
    fields: ['reason'],
    version,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['reason'],
    errorText: staffEventErrorText,
    codeText: eventFieldText,
    send: async ({ reason }) => {
      const { told } = await whileLoggedIn(() => callOffByStaff(event.id, bodyOf(reason)))
      draft.forget()
      showMessage(calledOffText(told), 'success')
      onClose()
      await queryClient.invalidateQueries({ queryKey: staffKey })
    },
  })
  return (
    <Dialog heading={m.association_event_call_off_heading()} onClose={onClose}>
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        <p>{m.association_event_staff_call_off_text()}</p>
        <TextArea
          id={`${idPrefix}reason`}
          label={m.association_event_reason()}
          hint={m.association_event_call_off_reason_hint()}
          error={textOf('reason')}
          {...form.register('reason')}
        />
        <DraftNote draft={draft} />
        <div className={formStyles.actions}>
          <Button type="submit" loading={isSubmitting} data-color="danger">
            {m.association_event_call_off()}
          </Button>
          <Button type="button" variant="secondary" onClick={onClose}>
            {m.dialog_cancel()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
