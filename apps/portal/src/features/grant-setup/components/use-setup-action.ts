import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { setupErrorText } from '../model/refusal-messages.ts'

/**
 * One press that changes something: it runs once at a time, asks for a login where the session has
 * ended, says what came of it, and reads again what it changed, also after a refusal.
 */
export function useSetupAction<Input = void>(action: {
  readonly call: (input: Input) => Promise<unknown>
  readonly changes: QueryKey
  readonly done: () => string
}) {
  const { call, changes, done } = action
  const whileLoggedIn = useLoginInPlace()
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  return useSingleMutation<unknown, Input>({
    mutationFn: (input) => whileLoggedIn(() => call(input)),
    onSuccess: () => showMessage(done(), 'success'),
    onError: (error) => showMessage(setupErrorText(error), 'error'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: changes }),
  })
}
