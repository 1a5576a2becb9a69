import { useQueryClient } from '@tanstack/react-query'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { bookingQueries } from '../queries.ts'

/**
 * Does something about a booking, closes, and says how it went. What has changed since is shown
 * whether or not it went through.
 * @throws what the API refuses
 */
export function useBookingChange(close: () => void) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  return async (change: () => Promise<string>): Promise<void> => {
    try {
      const said = await whileLoggedIn(change)
      close()
      showMessage(said, 'success')
    } finally {
      await queryClient.invalidateQueries(bookingQueries)
    }
  }
}
