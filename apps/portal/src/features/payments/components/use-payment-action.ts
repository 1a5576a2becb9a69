import { useQueryClient } from '@tanstack/react-query'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { paymentsChanged } from '../queries.ts'
import { paymentErrorText } from '../refusal-messages.ts'

/** Runs an action on a payment and shows its result. @param act returns the text for the snackbar */
export function usePaymentAction(act: () => Promise<string>, close: () => void) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  return useSingleMutation({
    mutationFn: () => whileLoggedIn(act),
    onSuccess: (text) => showMessage(text, 'success'),
    onError: (error) => showMessage(paymentErrorText(error), 'error'),
    onSettled: () => {
      close()
      return queryClient.invalidateQueries(paymentsChanged)
    },
  })
}
