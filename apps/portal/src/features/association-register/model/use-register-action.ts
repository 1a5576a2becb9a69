import { useQueryClient } from '@tanstack/react-query'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { readRegisterAgain } from './queries.ts'
import { registerErrorText } from './refusal-messages.ts'

/** A change of the register that says what came of it, and reads everything again. */
export function useRegisterAction<Input, Answer>(
  id: string,
  options: {
    act: (input: Input) => Promise<Answer>
    doneText: (answer: Answer) => string
    onDone?: (answer: Answer) => void
    /** Where a failure is said in a place of its own. */
    onFailed?: (text: string) => void
  },
) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  return useSingleMutation({
    mutationFn: (input: Input) => whileLoggedIn(() => options.act(input)),
    onSuccess: async (answer: Answer) => {
      await readRegisterAgain(queryClient, id)
      showMessage(options.doneText(answer), 'success')
      options.onDone?.(answer)
    },
    onError: async (error) => {
      const text = registerErrorText(error)
      if (options.onFailed) options.onFailed(text)
      else showMessage(text, 'error')
      await readRegisterAgain(queryClient, id)
    },
  })
}
