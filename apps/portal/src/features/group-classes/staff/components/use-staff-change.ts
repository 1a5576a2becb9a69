import { useQueryClient } from '@tanstack/react-query'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { sportsMembersChanged, staffClassesChanged } from '../queries.ts'
import { classStaffErrorText } from '../refusal-messages.ts'

/** Reloads classes and members, whether or not the change succeeded. */
export function useRefreshStaffData() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([
      queryClient.invalidateQueries(staffClassesChanged),
      queryClient.invalidateQueries(sportsMembersChanged),
    ])
}

/** Makes a change without a form that staff have confirmed, closes the dialog, and shows the outcome. */
export function useConfirmedChange(
  change: () => Promise<unknown>,
  successText: string,
  close: () => void,
) {
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const refresh = useRefreshStaffData()
  return useSingleMutation({
    mutationFn: () => whileLoggedIn(change),
    onSuccess: () => showMessage(successText, 'success'),
    onError: (error) => showMessage(classStaffErrorText(error), 'error'),
    onSettled: () => {
      close()
      return refresh()
    },
  })
}
