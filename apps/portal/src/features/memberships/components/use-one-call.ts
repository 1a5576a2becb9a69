import { useRef, useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'

/** Calls the API, one call at a time. */
export function useOneCall(onFailure: (error: unknown) => unknown) {
  const whileLoggedIn = useLoginInPlace()
  const [isBusy, setBusy] = useState(false)
  /** A second click can arrive before React has disabled the button. */
  const isRunning = useRef(false)

  /** @returns null if the call failed or another one is running */
  async function run<Answer>(call: () => Promise<Answer>): Promise<Answer | null> {
    if (isRunning.current) return null
    isRunning.current = true
    setBusy(true)
    try {
      return await whileLoggedIn(call)
    } catch (error) {
      await onFailure(error)
      return null
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }

  return { isBusy, run }
}
