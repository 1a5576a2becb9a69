import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { moneyErrorText } from '../money-texts.ts'
import { moneyQueries } from '../queries.ts'

/**
 * Runs one request at a time, shows the result in a message, and reloads every list about money.
 */
export function useAttempt() {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)

  /** @param work what is said when it is done */
  async function attempt(work: () => Promise<string>, afterwards?: () => void): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    try {
      const text = await whileLoggedIn(work)
      showMessage(text, 'success')
    } catch (error) {
      showMessage(moneyErrorText(error), 'error')
    } finally {
      isRunning.current = false
      setBusy(false)
      afterwards?.()
      await queryClient.invalidateQueries(moneyQueries)
    }
  }
  return { isBusy, attempt }
}
