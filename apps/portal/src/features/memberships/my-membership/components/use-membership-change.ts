import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#platform/api-client.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { useOneCall } from '../../components/use-one-call.ts'
import { membershipQueries } from '../../model/queries.ts'
import { membershipErrorText } from '../../model/refusal-messages.ts'

/**
 * Calls the API about the own membership, one call at a time, and says what went wrong. After a
 * change, or a refusal, what the page shows is read anew.
 */
export function useMembershipChange() {
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  const { isBusy, run } = useOneCall(async (error) => {
    showMessage(membershipErrorText(error), 'error')
    // Refused: another window may have done it, and the day may have changed.
    if (error instanceof ApiError && error.status >= 400)
      await queryClient.invalidateQueries(membershipQueries)
  })

  return {
    isBusy,
    /** Asks, and changes nothing. */
    ask: run,
    /** @returns whether it was done */
    async change(call: () => Promise<unknown>, done: string): Promise<boolean> {
      const answer = await run(call)
      if (answer === null) return false
      showMessage(done, 'success')
      await queryClient.invalidateQueries(membershipQueries)
      return true
    },
  }
}
