import { useEffect } from 'react'

/** What happened to a page before it was awake (platform/pages/start-after-paint.ts). */
type Early = {
  awake?: true
  pressed?: HTMLElement | null
  sent?: HTMLFormElement
  late?: HTMLAnchorElement | null
}

declare global {
  interface Window {
    early?: Early
  }
}

/** Does what was pressed or sent last while nothing could answer yet, once all of the page can. */
export function useWakingUp(): void {
  useEffect(() => {
    const { early } = window
    if (!early || early.awake) return
    early.awake = true
    if (early.sent) early.sent.requestSubmit()
    else early.pressed?.click()
  }, [])
}

/** Follows the link that was pressed before it knew where it leads, now that it does. */
export function followLateLink(): void {
  const link = window.early?.late
  if (link?.isConnected && link.dataset.late === undefined) link.click()
}
