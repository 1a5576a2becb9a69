import { Alert, Button, Label, ValidationMessage } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useHydrated } from '@tanstack/react-router'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { getLocale } from '#locale'
import { m } from '#messages'
import { Page } from '#ui/layout/Page.tsx'
import { type AuthenticationAnswer, postAuthentication } from '../authenticate.ts'
import { safeCallback } from '../callback.ts'
import { LoginForm } from '../login-form.ts'
import styles from './LoginPage.module.css'

type Refusal = Extract<AuthenticationAnswer, { ok: false }>['reason']

const refusalTexts = {
  wrong: m.login_wrong,
  'too-many': m.login_too_many,
  busy: m.login_busy,
  unreachable: m.login_unreachable,
} satisfies Record<Refusal, () => string>

const fieldTexts = {
  EMAIL_REQUIRED: m.login_email_required,
  EMAIL_INVALID: m.login_email_invalid,
  PASSWORD_REQUIRED: m.login_password_required,
} as const

export function LoginPage({ callback }: { callback: string | undefined }) {
  // The kept page is the same whatever address leads back: the browser alone knows it.
  const isSentHere = useHydrated() && callback !== undefined
  return (
    <Page
      heading={m.login_heading()}
      intro={isSentHere ? m.login_callback_notice() : m.login_intro()}
    >
      <LoginFields callback={callback} />
    </Page>
  )
}

function LoginFields({ callback }: { callback: string | undefined }) {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const refusalBox = useRef<HTMLDivElement>(null)
  // Without default values: what was typed or filled in before the page woke up stays.
  const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(LoginForm) })

  useEffect(() => {
    if (refusal) refusalBox.current?.focus()
  }, [refusal])

  const submit = handleSubmit(async (form) => {
    setRefusal(null)
    const answer = await postAuthentication('sign-in/email', form)
    // A full load: nothing that the visitor saw before is kept.
    if (answer.ok) window.location.assign(safeCallback(callback, getLocale()))
    else setRefusal(answer.reason)
  })
  const isSubmitting = formState.isSubmitting || (formState.isSubmitSuccessful && !refusal)

  return (
    <form method="post" className={styles.form} onSubmit={submit} noValidate>
      {refusal && (
        <Alert data-color="danger" ref={refusalBox} tabIndex={-1} role="alert">
          {refusalTexts[refusal]()}
        </Alert>
      )}
      <TextField
        id="email"
        label={m.login_email()}
        type="email"
        autoComplete="username"
        error={fieldText(formState.errors.email?.message)}
        {...register('email')}
      />
      <TextField
        id="password"
        label={m.login_password()}
        type="password"
        autoComplete="current-password"
        error={fieldText(formState.errors.password?.message)}
        {...register('password')}
      />
      <Button type="submit" loading={isSubmitting} className={styles.submit}>
        {isSubmitting ? m.login_submitting() : m.login_submit()}
      </Button>
    </form>
  )
}

function fieldText(code: string | undefined): string | undefined {
  return code && code in fieldTexts ? fieldTexts[code as keyof typeof fieldTexts]() : undefined
}

function TextField({
  label,
  error,
  ...input
}: ComponentProps<'input'> & { id: string; label: string; error: string | undefined }) {
  const errorId = `${input.id}-error`
  return (
    <div className={styles.field}>
      <Label htmlFor={input.id}>{label}</Label>
      <input
        {...input}
        className="ds-input"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      />
      {error && <ValidationMessage id={errorId}>{error}</ValidationMessage>}
    </div>
  )
}
