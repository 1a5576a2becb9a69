import { useQueryClient } from '@tanstack/react-query'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { applyErrorText } from '../model/refusal-messages.ts'
import { grantApplicationsKey } from './queries.ts'

/**
 * One press that changes an application: it runs once at a time, asks for a login where the session has
 * ended, says what came of it, and fetches again, also after a refusal.
 */
export function useGrantAction<Input = void, Answer = unknown>(action: {
  readonly call: (input: Input) => Promise<Answer>
  /** Null for what is seen anyway. */
  readonly done: (() => string) | null
  /** Waited for before anything is fetched again: a page that is left asks for nothing. */
  readonly onDone?: (answer: Answer) => unknown
  readonly onError?: (error: Error) => void
  readonly errorText?: (error: Error) => string
}) {
  const { call, done, onDone, onError, errorText = applyErrorText } = action
  const whileLoggedIn = useLoginInPlace()
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  return useSingleMutation<Answer, Input>({
    mutationFn: (input) => whileLoggedIn(() => call(input)),
    onSuccess: async (answer) => {
      if (done) showMessage(done(), 'success')
      await onDone?.(answer)
    },
    onError: (error) => {
      showMessage(errorText(error), 'error')
      onError?.(error)
    },
    // After a refusal the next press is not kept waiting: a file that could not be read is chosen again.
    onSettled: (_, error) => {
      const fetched = queryClient.invalidateQueries({ queryKey: grantApplicationsKey })
      return error ? undefined : fetched
    },
  })
}
