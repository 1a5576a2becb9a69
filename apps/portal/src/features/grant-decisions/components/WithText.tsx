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
import { Dialog } from '#ui/dialog/Dialog.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { decisionFieldText, staffDecisionErrorText } from '../model/refusal-messages.ts'

type Action = {
  /** Names the action and what it is about: `reopen-<id>`. */
  readonly id: string
  /** What the button says that opens it, and the one that does it. */
  readonly name: string
  /** What it is about, for those who hear the button alone. */
  readonly of?: string
  readonly heading: string
  readonly text: string
  /** Of the field. */
  readonly label: string
  readonly call: (text: string) => Promise<unknown>
  readonly done: () => string
}

/** Something that staff do with a text, such as the reason. */
export function WithText(action: Action) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {action.name}
        {action.of && <span className="ds-sr-only">: {action.of}</span>}
      </Button>
      {isOpen && <TextDialog action={action} onClose={() => setOpen(false)} />}
    </>
  )
}

function TextDialog({ action, onClose }: { action: Action; onClose: () => void }) {
  const idPrefix = `${action.id}-`
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useForm<{ text: string }>({
    resolver: (typed) =>
      typed.text.trim() === ''
        ? { values: {}, errors: { text: { type: 'value', message: 'TEXT_REQUIRED' } } }
        : { values: typed, errors: {} },
    defaultValues: { text: '' },
    shouldFocusError: false,
  })
  const draft = useStaffDraft(form, { key: `grant-decisions:${action.id}`, fields: ['text'] })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['text'],
    errorText: staffDecisionErrorText,
    codeText: decisionFieldText,
    send: async ({ text }) => {
      await whileLoggedIn(() => action.call(text))
      draft.forget()
      showMessage(action.done(), 'success')
      onClose()
      await queryClient.invalidateQueries({ queryKey: staffKey })
    },
  })
  return (
    <Dialog heading={action.heading} onClose={onClose}>
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        <p>{action.text}</p>
        <TextArea
          id={`${idPrefix}text`}
          label={action.label}
          rows={4}
          error={textOf('text')}
          {...form.register('text')}
        />
        <DraftNote draft={draft} />
        <div className={formStyles.actions}>
          <Button type="submit" loading={isSubmitting}>
            {action.name}
          </Button>
          <Button type="button" variant="secondary" onClick={onClose}>
            {m.dialog_cancel()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
