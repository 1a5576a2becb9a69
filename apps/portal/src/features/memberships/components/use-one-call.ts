import { useRef, useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'

/** Calls the API, one call at a time. */
export function useOneCall(onFailure: (error: unknown) => unknown) {
  const whileLoggedIn = useLoginInPlace()
  const [isBusy, setBusy] = useState(false)
  /** The second of two presses in one blink comes before the button knows of the first. */
  const isUnderWay = useRef(false)

  /** @returns null where it failed, or another one is under way */
  async function run<Answer>(call: () => Promise<Answer>): Promise<Answer | null> {
    if (isUnderWay.current) return null
    isUnderWay.current = true
    setBusy(true)
    try {
      return await whileLoggedIn(call)
    } catch (error) {
      await onFailure(error)
      return null
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }

  return { isBusy, run }
}
