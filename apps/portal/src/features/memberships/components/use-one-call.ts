import { useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { useSingleFlight } from '#ui/form/use-single-flight.ts'

/** Calls the API, one call at a time. */
export function useOneCall(onFailure: (error: unknown) => unknown) {
  const whileLoggedIn = useLoginInPlace()
  const [isBusy, setBusy] = useState(false)
  const singleFlight = useSingleFlight()

  /** @returns null when it failed, or when another call is running */
  async function run<Answer>(call: () => Promise<Answer>): Promise<Answer | null> {
    const outcome = await singleFlight(async () => {
      setBusy(true)
      try {
        return { answer: await whileLoggedIn(call) }
      } catch (error) {
        await onFailure(error)
        return null
      } finally {
        setBusy(false)
      }
    })
    return outcome ? outcome.answer : null
  }

  return { isBusy, run }
}
