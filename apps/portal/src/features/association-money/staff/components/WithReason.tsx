import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { DraftNote } from '#core/staff-area/drafts/DraftNote.tsx'
import { useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { moneyFieldText, staffMoneyErrorText } from '../../model/refusal-messages.ts'
import { ReasonForm } from '../contract.ts'
import { staffMoneyKey } from '../queries.ts'

type Action<Answer> = {
  /** Names the action and what it is about: `decline-<id>`. */
  id: string
  /** What the button says that opens it, and the one that does it. */
  name: string
  heading: string
  text: string
  call: (reason: string) => Promise<Answer>
  /** Null for what is seen anyway. */
  done: (() => string) | null
  onDone?: (answer: Answer) => void
}

/**
 * Something that staff do with a reason.
 * @param of whom it is about, for those who hear the button alone
 */
export function WithReason<Answer>({ of, ...action }: Action<Answer> & { of: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {action.name}
        <span className="ds-sr-only">: {of}</span>
      </Button>
      {isOpen && <ReasonDialog action={action} onClose={() => setOpen(false)} />}
    </>
  )
}

function ReasonDialog<Answer>(props: { action: Action<Answer>; onClose: () => void }) {
  const { action, onClose } = props
  const idPrefix = `${action.id}-`
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useForm({
    resolver: zodResolver(ReasonForm),
    defaultValues: { reason: '' },
    shouldFocusError: false,
  })
  const draft = useStaffDraft(form, {
    key: `association-money:${action.id}`,
    fields: ['reason'],
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['reason'],
    errorText: staffMoneyErrorText,
    codeText: moneyFieldText,
    send: async ({ reason }) => {
      const answer = await whileLoggedIn(() => action.call(reason))
      draft.forget()
      if (action.done) showMessage(action.done(), 'success')
      onClose()
      action.onDone?.(answer)
      await queryClient.invalidateQueries({ queryKey: staffMoneyKey })
    },
  })
  return (
    <Dialog heading={action.heading} onClose={onClose}>
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        <p>{action.text}</p>
        <TextArea
          id={`${idPrefix}reason`}
          label={m.association_money_reason()}
          rows={3}
          error={textOf('reason')}
          {...form.register('reason')}
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
