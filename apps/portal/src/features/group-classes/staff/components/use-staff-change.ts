import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { sportsMembersChanged, staffClassesChanged } from '../queries.ts'
import { classStaffErrorText } from '../refusal-messages.ts'

/** Shows what has changed since, whether or not the change went through. */
export function useRefresh() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([
      queryClient.invalidateQueries(staffClassesChanged),
      queryClient.invalidateQueries(sportsMembersChanged),
    ])
}

/** Something without a form that staff have confirmed: does it, closes, and says how it went. */
export function useConfirmedChange(
  change: () => Promise<unknown>,
  done: string,
  close: () => void,
) {
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: () => whileLoggedIn(change),
    onSuccess: () => showMessage(done, 'success'),
    onError: (error) => showMessage(classStaffErrorText(error), 'error'),
    onSettled: () => {
      close()
      return refresh()
    },
  })
}
