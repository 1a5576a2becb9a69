import { useEffect } from 'react'
import './early-events.ts'

/** Does what was pressed or sent last while nothing could answer yet, once all of the page can. */
export function useEventReplay(): void {
  useEffect(() => {
    const { early } = window
    if (!early || early.hydrated) return
    early.hydrated = true
    if (early.sent) early.sent.requestSubmit()
    else early.pressed?.click()
  }, [])
}
