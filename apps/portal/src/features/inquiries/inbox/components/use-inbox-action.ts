import { useQueryClient } from '@tanstack/react-query'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { allInboxQueries } from '../queries.ts'
import { inboxErrorText } from '../refusal-messages.ts'

/**
 * Runs the action of a button, with its messages.
 * @param run gives true when it has said itself what was done
 */
export function useInboxAction(run: () => Promise<unknown>, doneText?: string) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const { mutate, isPending } = useSingleMutation({
    mutationFn: () => whileLoggedIn(run),
    onSuccess: (isSaid) => isSaid !== true && doneText && showMessage(doneText, 'success'),
    onError: (error) => showMessage(inboxErrorText(error), 'error'),
    onSettled: () => queryClient.invalidateQueries(allInboxQueries),
  })
  return { loading: isPending, onClick: () => isPending || mutate() }
}
