import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { DraftNote } from '#core/staff-area/drafts/DraftNote.tsx'
import { useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { staffKey } from '#core/staff-area/queries.ts'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { eventFieldText } from '../../manage/field-texts.ts'
import { staffEventErrorText } from '../../model/event-refusal-texts.ts'
import type { StaffEvent } from '../contract.ts'
import { DecisionForm } from '../decision-form.ts'
import { decideEvents } from '../queries.ts'
import styles from './EventsPage.module.css'

type Props = { event: StaffEvent; title: string }

/** Approve an event that waits, or send it back with a reason. */
export function Decide({ event, title }: Props) {
  const [open, setOpen] = useState<'approve' | 'send-back' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className={styles.links}>
      <Button onClick={() => setOpen('approve')}>
        {m.association_event_approve()}
        <span className="ds-sr-only">: {title}</span>
      </Button>
      <Button variant="secondary" onClick={() => setOpen('send-back')}>
        {m.association_event_send_back()}
        <span className="ds-sr-only">: {title}</span>
      </Button>
      {open === 'approve' && <Approve event={event} title={title} onClose={close} />}
      {open === 'send-back' && <SendBack event={event} title={title} onClose={close} />}
    </div>
  )
}

function useDecided(onClose: () => void) {
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  return async (text: string) => {
    showMessage(text, 'success')
    onClose()
    await queryClient.invalidateQueries({ queryKey: staffKey })
  }
}

function Approve({ event, title, onClose }: Props & { onClose: () => void }) {
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const decided = useDecided(onClose)
  const { mutate, isPending } = useSingleMutation({
    mutationFn: () =>
      whileLoggedIn(() =>
        decideEvents(event.id, { version: event.version, decision: 'approve', reason: '' }),
      ),
    onSuccess: () => decided(m.association_event_approved_done()),
    onError: (error) => {
      onClose()
      showMessage(staffEventErrorText(error), 'error')
    },
  })
  return (
    <ConfirmDialog
      heading={m.association_event_approve_heading({ title })}
      yes={m.association_event_approve()}
      isBusy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p>{m.association_event_approve_text({ count: event.dates.length })}</p>
    </ConfirmDialog>
  )
}

const idPrefix = 'send-back-'

function SendBack({ event, title, onClose }: Props & { onClose: () => void }) {
  const whileLoggedIn = useLoginInPlace()
  const decided = useDecided(onClose)
  const bodyOf = (reason: string): DecisionForm => ({
    version: event.version,
    decision: 'send-back',
    reason,
  })
  const form = useForm<{ reason: string }>({
    resolver: (typed) => {
      const { error } = DecisionForm.safeParse(bodyOf(typed.reason))
      const message = error?.issues[0]?.message
      return message
        ? { values: {}, errors: { reason: { type: 'value', message } } }
        : { values: typed, errors: {} }
    },
    defaultValues: { reason: '' },
    shouldFocusError: false,
  })
  const draft = useStaffDraft(form, {
    key: `association-event:${event.id}`,
    fields: ['reason'],
    version: event.version,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['reason'],
    errorText: staffEventErrorText,
    codeText: eventFieldText,
    send: async ({ reason }) => {
      await whileLoggedIn(() => decideEvents(event.id, bodyOf(reason)))
      draft.forget()
      await decided(m.association_event_sent_back_done())
    },
  })
  return (
    <Dialog heading={m.association_event_send_back_heading({ title })} onClose={onClose}>
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        <TextArea
          id={`${idPrefix}reason`}
          label={m.association_event_reason()}
          hint={m.association_event_send_back_hint()}
          error={textOf('reason')}
          {...form.register('reason')}
        />
        <DraftNote draft={draft} />
        <div className={formStyles.actions}>
          <Button type="submit" loading={isSubmitting}>
            {m.association_event_send_back()}
          </Button>
          <Button type="button" variant="secondary" onClick={onClose}>
            {m.dialog_cancel()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
