import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#platform/api-client.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { useOneCall } from '../../components/use-one-call.ts'
import { membershipQueries } from '../../model/queries.ts'
import { membershipErrorText } from '../../model/refusal-messages.ts'

/**
 * Calls the API about the user’s membership, one call at a time, and shows failures. The page is
 * refetched after a change or a refusal.
 */
export function useMembershipChange() {
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  const { isBusy, run } = useOneCall(async (error) => {
    showMessage(membershipErrorText(error), 'error')
    // A refusal can mean that another window made the change, or that the day has changed.
    if (error instanceof ApiError && error.status >= 400)
      await queryClient.invalidateQueries(membershipQueries)
  })

  return {
    isBusy,
    /** For calls that change nothing. */
    call: run,
    /** @returns whether the change was made */
    async change(call: () => Promise<unknown>, done: string): Promise<boolean> {
      const answer = await run(call)
      if (answer === null) return false
      showMessage(done, 'success')
      await queryClient.invalidateQueries(membershipQueries)
      return true
    },
  }
}
