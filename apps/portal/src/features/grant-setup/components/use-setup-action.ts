import { useQueryClient } from '@tanstack/react-query'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { staffKey } from '#core/staff-area/queries.ts'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { setupErrorText } from '../model/refusal-messages.ts'

/**
 * One press that changes something: it runs once at a time, asks for a login where the session has
 * ended, says what came of it, and reads again what the staff area shows, also after a refusal: other
 * pages have parts of it.
 */
export function useSetupAction<Input = void>(action: {
  readonly call: (input: Input) => Promise<unknown>
  readonly done: () => string
}) {
  const { call, done } = action
  const whileLoggedIn = useLoginInPlace()
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  return useSingleMutation<unknown, Input>({
    mutationFn: (input) => whileLoggedIn(() => call(input)),
    onSuccess: () => showMessage(done(), 'success'),
    onError: (error) => showMessage(setupErrorText(error), 'error'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: staffKey }),
  })
}
