import { currentConsent } from '#platform/consent/consent-store.ts'

/**
 * Gives the focus back to where it was when the bar has been answered: to the button that opened
 * it again, or to the control from which a visitor tabbed into it. Who began in the bar, as first
 * stop of the page, goes on with the page's content. Focus moves to the choice when the visitor
 * opened it again, and not on arrival.
 * @returns to be called with the bar still shown
 */
export function rememberFocus(bar: HTMLElement, signal: AbortSignal): () => void {
  let before = focusedControl()
  bar.addEventListener(
    'focusin',
    ({ relatedTarget }) => {
      if (relatedTarget instanceof HTMLElement && !bar.contains(relatedTarget))
        before = relatedTarget
    },
    { signal },
  )
  if (currentConsent() !== null) bar.focus()
  return () => {
    if (!bar.contains(document.activeElement)) return
    const target = before?.isConnected ? before : document.getElementById('content')
    target?.focus({ preventScroll: true })
  }
}

function focusedControl(): HTMLElement | null {
  const focused = document.activeElement
  return focused instanceof HTMLElement && focused !== document.body ? focused : null
}
