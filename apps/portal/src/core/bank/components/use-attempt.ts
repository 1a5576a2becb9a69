import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { useSingleFlight } from '#ui/form/use-single-flight.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { moneyQueries } from '../money-queries.ts'
import { moneyErrorText } from '../money-texts.ts'

/**
 * Runs one request at a time, shows the result in a message, and reloads every list about money.
 */
export function useAttempt() {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const singleFlight = useSingleFlight()
  const [isBusy, setBusy] = useState(false)

  /** @param work returns the message to show when it has succeeded */
  const attempt = (work: () => Promise<string>, afterwards?: () => void) =>
    singleFlight(async () => {
      setBusy(true)
      try {
        showMessage(await whileLoggedIn(work), 'success')
      } catch (error) {
        showMessage(moneyErrorText(error), 'error')
      } finally {
        setBusy(false)
        afterwards?.()
        await queryClient.invalidateQueries(moneyQueries)
      }
    })
  return { isBusy, attempt }
}
