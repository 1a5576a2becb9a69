import { useQueryClient } from '@tanstack/react-query'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { staffInvoicesQuery } from '../queries.ts'

/** Calls something that changes an invoice, closes the dialog, says what was done, and fetches invoices again. */
export function useInvoiceCall(onDone: () => void) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  return async <Answer>(call: () => Promise<Answer>, done: (answer: Answer) => string) => {
    try {
      const answer = await whileLoggedIn(call)
      onDone()
      showMessage(done(answer), 'success')
    } finally {
      await queryClient.invalidateQueries({ queryKey: staffInvoicesQuery.queryKey })
    }
  }
}
