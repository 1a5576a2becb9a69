import { useQueryClient } from '@tanstack/react-query'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { staffRegisterErrorText } from '../../model/refusal-messages.ts'
import { readStaffRegisterAgain } from '../queries.ts'

/** A correction by staff that says what came of it, and reads the register again. */
export function useStaffAction<Input>(
  id: string,
  { act, doneText }: { act: (input: Input) => Promise<unknown>; doneText: () => string },
) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  return useSingleMutation({
    mutationFn: (input: Input) => whileLoggedIn(() => act(input)),
    onSuccess: () => showMessage(doneText(), 'success'),
    onError: (error) => showMessage(staffRegisterErrorText(error), 'error'),
    onSettled: () => readStaffRegisterAgain(queryClient, id),
  })
}
