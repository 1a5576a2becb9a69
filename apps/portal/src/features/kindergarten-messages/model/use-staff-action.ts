import { useQueryClient } from '@tanstack/react-query'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { staffKey } from '#core/staff-area/queries.ts'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { staffMessageErrorText } from './refusal-messages.ts'

/** Something that a press of staff does, with what is shown after it; all that shows it is read again. */
export function useStaffAction(
  action: () => Promise<unknown>,
  { done, onDone }: { done: () => string; onDone?: () => void },
) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  return useSingleMutation({
    mutationFn: () => whileLoggedIn(action),
    onSuccess: () => {
      showMessage(done(), 'success')
      onDone?.()
    },
    onError: (error) => showMessage(staffMessageErrorText(error), 'error'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: staffKey }),
  })
}
