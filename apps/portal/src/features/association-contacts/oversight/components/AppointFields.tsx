import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { DraftNote } from '#core/staff-area/drafts/DraftNote.tsx'
import { useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { m } from '#messages'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { AppointForm } from '../../model/forms.ts'
import { contactFieldText, staffContactErrorText } from '../../model/refusal-messages.ts'
import { appoint, staffContactsKey } from '../queries.ts'

const empty: AppointForm = { email: '', name: '', why: '' }

/** Somebody whom the minutes name is invited, when the association does not answer. */
export function AppointFields({ id }: { id: string }) {
  const idPrefix = `appoint-${id}-`
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useForm({
    resolver: zodResolver(AppointForm),
    defaultValues: empty,
    shouldFocusError: false,
  })
  const draft = useStaffDraft(form, { key: `association-appoint:${id}`, fields: ['why'] })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['email', 'name', 'why'],
    errorText: staffContactErrorText,
    codeText: contactFieldText,
    send: async (values) => {
      await whileLoggedIn(() => appoint(id, values))
      draft.forget()
      form.reset(empty)
      showMessage(m.association_contacts_invited({ email: values.email }), 'success')
      await queryClient.invalidateQueries({ queryKey: staffContactsKey })
    },
  })
  return (
    <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
      <ProblemSummary problems={problems} failures={failures} />
      <TextField
        id={`${idPrefix}email`}
        type="email"
        label={m.association_contacts_email()}
        error={textOf('email')}
        autoComplete="off"
        {...form.register('email')}
      />
      <TextField
        id={`${idPrefix}name`}
        label={m.association_contacts_name()}
        error={textOf('name')}
        autoComplete="off"
        {...form.register('name')}
      />
      <TextArea
        id={`${idPrefix}why`}
        label={m.association_contacts_why()}
        hint={m.association_contacts_why_hint()}
        error={textOf('why')}
        {...form.register('why')}
      />
      <DraftNote draft={draft} />
      <div>
        <Button type="submit" loading={isSubmitting}>
          {m.association_contacts_appoint()}
        </Button>
      </div>
    </form>
  )
}
