import { useQueryClient } from '@tanstack/react-query'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { readAgain } from '../../model/queries.ts'
import { redirectErrorText } from '../../model/refusal-messages.ts'
import type { Ignoring } from '../contract.ts'
import { ignoreMissed } from '../queries.ts'

/** Ignores a missed address, or shows it again. */
export function useIgnoring() {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  return useSingleMutation({
    mutationFn: (ignoring: Ignoring) => whileLoggedIn(() => ignoreMissed(ignoring)),
    onSuccess: (_: unknown, { isIgnored }: Ignoring) =>
      showMessage(isIgnored ? m.redirect_is_ignored() : m.redirect_is_shown(), 'success'),
    onError: (error) => showMessage(redirectErrorText(error), 'error'),
    onSettled: () => readAgain(queryClient),
  })
}
