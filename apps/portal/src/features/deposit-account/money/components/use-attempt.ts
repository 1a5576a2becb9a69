import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { moneyErrorText } from '../money-texts.ts'
import { moneyChanged } from '../queries.ts'

/**
 * Does one thing at a time, whatever is pressed, says how it went, and has every list about money
 * asked for anew.
 */
export function useAttempt() {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const isUnderWay = useRef(false)
  const [isBusy, setBusy] = useState(false)

  /** @param work what is said when it is done */
  async function attempt(work: () => Promise<string>, afterwards?: () => void): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    try {
      const text = await whileLoggedIn(work)
      showMessage(text, 'success')
    } catch (error) {
      showMessage(moneyErrorText(error), 'error')
    } finally {
      isUnderWay.current = false
      setBusy(false)
      afterwards?.()
      await queryClient.invalidateQueries(moneyChanged)
    }
  }
  return { isBusy, attempt }
}
