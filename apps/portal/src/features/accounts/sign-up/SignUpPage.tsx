import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useNavigate } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { withCallback } from '#core/sessions/login/callback.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import formStyles from '#ui/form/Form.module.css'
import styles from '#ui/form/FormPage.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { HydratedLink } from '#ui/HydratedLink.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { SignUpForm } from '../model/account-forms.ts'
import { requestSignUp } from './queries.ts'

/** First step of sign-up: the address that a link goes to. */
export function SignUpPage({ callback }: { callback: string | undefined }) {
  const login = pagePath('login', getLocale())
  return (
    <Page heading={m.sign_up_heading()} intro={m.sign_up_intro()}>
      <SignUpFields callback={callback} />
      <ul className={styles.links}>
        <li>
          <HydratedLink href={withCallback(login, callback)} serverHref={login}>
            {m.sign_up_have_account()}
          </HydratedLink>
        </li>
      </ul>
    </Page>
  )
}

function SignUpFields({ callback }: { callback: string | undefined }) {
  const navigate = useNavigate()
  const form = useForm({
    resolver: zodResolver(SignUpForm),
    // Only this one: what was typed before the page was hydrated stays.
    defaultValues: { locale: getLocale() },
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    fields: ['email', 'nationalId'],
    fieldOf: { 'ny.bruker.fodselsdato.ugyldig': 'nationalId' },
    send: async ({ email, nationalId, locale }) => {
      await requestSignUp({
        email,
        locale,
        ...(nationalId && { nationalId }),
        ...(callback !== undefined && { callback }),
      })
      await navigate({ to: '/sign-up/link-sent' })
    },
  })
  return (
    <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
      <ProblemSummary problems={problems} failures={failures} />
      <TextField
        id="email"
        label={m.login_email()}
        type="email"
        autoComplete="email"
        error={textOf('email')}
        {...form.register('email')}
      />
      <TextField
        id="nationalId"
        label={m.sign_up_national_id()}
        hint={m.sign_up_national_id_hint()}
        inputMode="numeric"
        autoComplete="off"
        error={textOf('nationalId')}
        {...form.register('nationalId')}
      />
      <Button type="submit" loading={isSubmitting}>
        {isSubmitting ? m.account_sending() : m.sign_up_submit()}
      </Button>
    </form>
  )
}
