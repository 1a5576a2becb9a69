import { useQueryClient } from '@tanstack/react-query'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { bookingQueries } from '../queries.ts'

/**
 * Runs a change of a booking, closes the dialog and shows the result. The calendar is refetched
 * whether or not the change succeeded.
 * @throws what the API refuses
 */
export function useBookingChange(close: () => void) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  return async (change: () => Promise<string>): Promise<void> => {
    try {
      const message = await whileLoggedIn(change)
      close()
      showMessage(message, 'success')
    } finally {
      await queryClient.invalidateQueries(bookingQueries)
    }
  }
}
