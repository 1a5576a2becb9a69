import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { NewAccountFields } from '#core/accounts/NewAccountFields.tsx'
import styles from '#core/staff-area/components/StaffArea.module.css'
import { staffErrorText, staffFieldText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { logInToWork } from '../../model/log-in-to-work.ts'
import { FirstAdministratorForm } from '../contract.ts'
import { firstStartTexts } from '../first-start-texts.ts'
import { becomeAdministrator } from '../queries.ts'

/** Before anybody is of the staff: the code that the server printed, and an account to work with. */
export function FirstAdministrator() {
  const form = useForm({
    resolver: zodResolver(FirstAdministratorForm),
    defaultValues: { code: '', email: '', firstName: '', lastName: '', password: '' },
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    fields: ['code', 'email', 'firstName', 'lastName', 'password'],
    fieldOf: {
      FIRST_CODE_WRONG: 'code',
      EMAIL_HAS_ACCOUNT: 'email',
      PASSWORD_TOO_SHORT: 'password',
      PASSWORD_TOO_COMMON: 'password',
    },
    errorText: (failure) =>
      (failure instanceof ApiError && firstStartTexts[failure.code]?.()) || staffErrorText(failure),
    codeText: (code) => firstStartTexts[code]?.() ?? staffFieldText(code),
    send: async (details) => {
      const { email } = await becomeAdministrator(details)
      await logInToWork({ email, password: details.password }, 'staffSetup')
    },
  })

  // In the fragment of the address that the server prints: browsers do not send it.
  const { setValue } = form
  useEffect(() => {
    const code = new URLSearchParams(window.location.hash.slice(1)).get('code')
    if (code) setValue('code', code)
  }, [setValue])

  return (
    <Page heading={m.staff_first_heading()}>
      <p className={styles.box}>{m.staff_first_text()}</p>
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        <TextField
          id="code"
          label={m.staff_first_code()}
          hint={m.staff_first_code_hint()}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={textOf('code')}
          {...form.register('code')}
        />
        <TextField
          id="email"
          label={m.login_email()}
          hint={m.staff_first_email_hint()}
          type="email"
          autoComplete="username"
          error={textOf('email')}
          {...form.register('email')}
        />
        <NewAccountFields register={form.register} textOf={textOf} />
        <Button type="submit" loading={isSubmitting || form.formState.isSubmitSuccessful}>
          {isSubmitting ? m.account_saving() : m.staff_first_submit()}
        </Button>
      </form>
    </Page>
  )
}
