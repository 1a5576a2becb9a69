import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { fundingErrorText } from '../model/refusal-messages.ts'

/**
 * One press that changes something: it runs once at a time, asks for a login where the session has
 * ended, says what came of it, and fetches again what it changed, also after a refusal.
 */
export function useFundingAction<Input = void, Answer = unknown>(action: {
  readonly call: (input: Input) => Promise<Answer>
  readonly changes: QueryKey
  readonly done: () => string
  readonly onDone?: (answer: Answer) => void
  readonly errorText?: (failure: unknown) => string
}) {
  const { call, changes, done, onDone, errorText = fundingErrorText } = action
  const whileLoggedIn = useLoginInPlace()
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  return useSingleMutation<Answer, Input>({
    mutationFn: (input) => whileLoggedIn(() => call(input)),
    onSuccess: (answer) => {
      showMessage(done(), 'success')
      onDone?.(answer)
    },
    onError: (error) => showMessage(errorText(error), 'error'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: changes }),
  })
}
