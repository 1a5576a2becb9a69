import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { enterWithCode, staffAccessQuery, staffKey } from '../queries.ts'
import { staffErrorText, staffFieldText } from '../refusal-messages.ts'
import { CodeForm } from '../staff-forms.ts'
import { CodeField } from './CodeField.tsx'

const idPrefix = 'enter-'

/** @param isAgain the access has ended under somebody's hands: what they were at comes back */
export function EnterCode({ isAgain }: { isAgain: boolean }) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const form = useForm({
    resolver: zodResolver(CodeForm),
    defaultValues: { code: '' },
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['code'],
    fieldOf: { WRONG_CODE: 'code' },
    errorText: staffErrorText,
    codeText: staffFieldText,
    send: async ({ code }) => {
      await whileLoggedIn(() => enterWithCode(code))
      await queryClient.invalidateQueries({ queryKey: staffAccessQuery.queryKey })
      await queryClient.invalidateQueries({ queryKey: staffKey })
      document.querySelector<HTMLElement>('[data-page-heading]')?.focus()
    },
  })
  // What had the focus is hidden now.
  const { setFocus } = form
  useEffect(() => {
    if (isAgain) setFocus('code')
  }, [isAgain, setFocus])

  return (
    <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
      <p role="status">{isAgain ? m.staff_enter_again() : m.staff_enter_text()}</p>
      <ProblemSummary problems={problems} failures={failures} />
      <CodeField
        id={`${idPrefix}code`}
        label={m.staff_code()}
        hint={m.staff_code_hint()}
        error={textOf('code')}
        {...form.register('code')}
      />
      <Button type="submit" loading={isSubmitting}>
        {isSubmitting ? m.staff_entering() : m.staff_enter()}
      </Button>
    </form>
  )
}
