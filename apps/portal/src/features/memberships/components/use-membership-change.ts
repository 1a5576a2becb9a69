import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { ApiError } from '#platform/api-client.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { membershipsChanged } from '../queries.ts'
import { membershipErrorText } from '../refusal-messages.ts'

/**
 * Calls the API about the own membership, one call at a time, and says what went wrong. After a
 * change, or a refusal, what the page shows is read anew.
 */
export function useMembershipChange() {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const [isBusy, setBusy] = useState(false)
  /** The second of two presses in one blink comes before the button knows of the first. */
  const isUnderWay = useRef(false)

  async function run<Answer>(call: () => Promise<Answer>): Promise<Answer | null> {
    if (isUnderWay.current) return null
    isUnderWay.current = true
    setBusy(true)
    try {
      return await whileLoggedIn(call)
    } catch (error) {
      showMessage(membershipErrorText(error), 'error')
      // Refused: another window may have done it, and the day may have changed.
      if (error instanceof ApiError && error.status >= 400)
        await queryClient.invalidateQueries(membershipsChanged)
      return null
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }

  return {
    isBusy,
    /** Asks, and changes nothing. */
    ask: run,
    /** @returns whether it was done */
    async change(call: () => Promise<unknown>, done: string): Promise<boolean> {
      const answer = await run(call)
      if (answer === null) return false
      showMessage(done, 'success')
      await queryClient.invalidateQueries(membershipsChanged)
      return true
    },
  }
}
