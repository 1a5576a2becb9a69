import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { FindAccountForm } from '../check-forms.ts'
import type { CheckedAccount } from '../contract.ts'
import { findAccount } from '../queries.ts'
import { checkErrorText, checkFieldText } from '../refusal-messages.ts'
import styles from './IdentityCheck.module.css'

const idPrefix = 'find-account-'

export function FindAccount({ onFound }: { onFound: (account: CheckedAccount | null) => void }) {
  const whileLoggedIn = useLoginInPlace()
  const form = useForm({
    resolver: zodResolver(FindAccountForm),
    defaultValues: { email: '' },
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['email'],
    fieldOf: { ACCOUNT_NOT_FOUND: 'email' },
    errorText: checkErrorText,
    codeText: checkFieldText,
    send: async (values) => {
      onFound(null)
      onFound(await whileLoggedIn(() => findAccount(values)))
    },
  })
  return (
    <section className={styles.section} aria-labelledby="find-account-heading">
      <h2 id="find-account-heading">{m.identity_check_find_heading()}</h2>
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        <TextField
          id={`${idPrefix}email`}
          label={m.login_email()}
          type="email"
          autoComplete="off"
          error={textOf('email')}
          {...form.register('email')}
        />
        <Button type="submit" loading={isSubmitting}>
          {isSubmitting ? m.identity_check_finding() : m.identity_check_find()}
        </Button>
      </form>
    </section>
  )
}
