import { Alert, Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { LoginForm } from '#core/accounts/forms/login-form.ts'
import { fieldText } from '#core/accounts/forms/refusal-messages.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import formStyles from '#ui/form/Form.module.css'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { signInFormEndpoint } from '../endpoints.ts'
import { signIn } from './authenticate.ts'
import type { LoginProblem } from './problems.ts'

const refusalTexts = {
  wrong: m.login_wrong,
  'too-many': m.login_too_many,
  busy: m.login_busy,
  unreachable: m.login_unreachable,
} satisfies Record<LoginProblem, () => string>

/** @param idPrefix where another form may be on the page */
export function LoginFields({
  onLoggedIn,
  idPrefix = '',
  problem,
  callback,
}: {
  onLoggedIn: () => void
  idPrefix?: string
  /** Why a login without JavaScript was refused. */
  problem?: LoginProblem | undefined
  /** Where a login without JavaScript leads. */
  callback?: string | undefined
}) {
  const [refusal, setRefusal] = useState<LoginProblem | null>(problem ?? null)
  const refusalBox = useRef<HTMLDivElement>(null)
  // Without default values: what was typed or filled in before the page was hydrated stays.
  const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(LoginForm) })

  useEffect(() => {
    if (refusal) refusalBox.current?.focus()
  }, [refusal])

  const submit = handleSubmit(async (form) => {
    setRefusal(null)
    const answer = await signIn(form)
    if (answer.ok) onLoggedIn()
    else setRefusal(answer.reason)
  })
  const isSubmitting = formState.isSubmitting || (formState.isSubmitSuccessful && !refusal)

  return (
    <form
      method="post"
      action={`${signInFormEndpoint.path}?language=${getLocale()}`}
      className={formStyles.form}
      onSubmit={submit}
      noValidate
    >
      {callback !== undefined && <input type="hidden" name="callback" value={callback} />}
      {refusal && (
        <Alert data-color="danger" ref={refusalBox} tabIndex={-1} role="alert">
          {refusalTexts[refusal]()}
        </Alert>
      )}
      <TextField
        id={`${idPrefix}email`}
        label={m.login_email()}
        type="email"
        autoComplete="username"
        error={fieldText(formState.errors.email?.message)}
        {...register('email')}
      />
      <PasswordField
        id={`${idPrefix}password`}
        label={m.login_password()}
        autoComplete="current-password"
        error={fieldText(formState.errors.password?.message)}
        {...register('password')}
      />
      <Button type="submit" loading={isSubmitting}>
        {isSubmitting ? m.login_submitting() : m.login_submit()}
      </Button>
    </form>
  )
}
