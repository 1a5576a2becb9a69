import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
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
import { WhyForm } from '../../model/forms.ts'
import { contactFieldText, staffContactErrorText } from '../../model/refusal-messages.ts'
import { staffContactsKey } from '../queries.ts'

type Props = {
  idPrefix: string
  heading: string
  text: string
  yes: string
  done: string
  send: (values: WhyForm) => Promise<unknown>
  onClose: () => void
}

/** What staff correct is written down with its reason. */
export function WhyDialog({ idPrefix, heading, text, yes, done, send, onClose }: Props) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useForm({
    resolver: zodResolver(WhyForm),
    defaultValues: { why: '' },
    shouldFocusError: false,
  })
  const draft = useStaffDraft(form, { key: `association-why:${idPrefix}`, fields: ['why'] })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['why'],
    errorText: staffContactErrorText,
    codeText: contactFieldText,
    send: async (values) => {
      await whileLoggedIn(() => send(values))
      draft.forget()
      showMessage(done, 'success')
      onClose()
      await queryClient.invalidateQueries({ queryKey: staffContactsKey })
    },
  })
  return (
    <Dialog heading={heading} onClose={onClose}>
      <p>{text}</p>
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        <TextArea
          id={`${idPrefix}why`}
          label={m.association_contacts_why()}
          hint={m.association_contacts_why_hint()}
          error={textOf('why')}
          {...form.register('why')}
        />
        <DraftNote draft={draft} />
        <div className={formStyles.actions}>
          <Button type="submit" loading={isSubmitting}>
            {yes}
          </Button>
          <Button type="button" variant="secondary" onClick={onClose}>
            {m.dialog_cancel()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
