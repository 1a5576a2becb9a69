import { useQueryClient } from '@tanstack/react-query'
import type { FieldValues, Path, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'
import { type Submission, useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { moneyQueries } from '../money-queries.ts'
import { moneyErrorText, moneyFieldText } from '../money-texts.ts'

export type MoneySubmission<Name extends string> = Submission & {
  /** The properties of the input of a field. */
  readonly field: (name: Name) => UseFormRegisterReturn & {
    readonly id: string
    readonly error: string | undefined
    readonly autoComplete: 'off'
  }
}

/**
 * Sends a form about money, shows the result in a message, and reloads every list about money.
 * @param send returns the message, or null if nothing has been sent yet
 */
export function useMoneyForm<Typed extends FieldValues>(
  form: UseFormReturn<Typed>,
  options: {
    readonly idPrefix: string
    readonly fields: readonly Path<Typed>[]
    readonly fieldOf?: Readonly<Record<string, Path<Typed>>>
    readonly send: (typed: Typed) => Promise<string | null>
  },
): MoneySubmission<Path<Typed>> {
  const { idPrefix, send, ...more } = options
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const submission = useSubmit(form, {
    ...more,
    idPrefix,
    errorText: moneyErrorText,
    codeText: moneyFieldText,
    send: async (typed) => {
      const message = await whileLoggedIn(() => send(typed))
      if (message === null) return
      showMessage(message, 'success')
      await queryClient.invalidateQueries(moneyQueries)
    },
  })
  return {
    ...submission,
    field: (name) => ({
      id: idPrefix + name,
      error: submission.textOf(name),
      autoComplete: 'off',
      ...form.register(name),
    }),
  }
}
