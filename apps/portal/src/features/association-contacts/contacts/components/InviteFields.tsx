import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import styles from '../../model/components/Contacts.module.css'
import { InviteForm } from '../../model/forms.ts'
import { contactErrorText, contactFieldText } from '../../model/refusal-messages.ts'
import { contactsKey, inviteContact } from '../queries.ts'

const idPrefix = 'invite-contact-'
const empty: InviteForm = { email: '', name: '' }

export function InviteFields({ id }: { id: string }) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useForm({
    resolver: zodResolver(InviteForm),
    defaultValues: empty,
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['email', 'name'],
    errorText: contactErrorText,
    codeText: contactFieldText,
    send: async (values) => {
      await whileLoggedIn(() => inviteContact(id, values))
      form.reset(empty)
      showMessage(m.association_contacts_invited({ email: values.email }), 'success')
      await queryClient.invalidateQueries({ queryKey: contactsKey })
    },
  })
  return (
    <section className={styles.section} aria-labelledby="invite-contact-heading">
      <h2 id="invite-contact-heading">{m.association_contacts_invite()}</h2>
      <p>{m.association_contacts_invite_text()}</p>
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
        <div>
          <Button type="submit" loading={isSubmitting}>
            {m.association_contacts_send()}
          </Button>
        </div>
      </form>
    </section>
  )
}
