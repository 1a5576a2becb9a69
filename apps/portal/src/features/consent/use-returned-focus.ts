import { type RefObject, useEffect } from 'react'
import { currentConsent } from '#core/consent/consent-store.ts'

/**
 * Gives the focus back to where it was when the bar has been answered: to the button that opened
 * it again, or to the control from which a visitor tabbed into it. Who began in the bar, as first
 * stop of the page, goes on with the page's content. Focus moves to the choice when the visitor
 * opened it again, and not on arrival.
 */
export function useReturnedFocus(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current
    if (!element) return
    let before = focusedControl()
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget))
        before = relatedTarget
    }
    element.addEventListener('focusin', remember)
    if (currentConsent() !== null) element.focus()
    return () => {
      element.removeEventListener('focusin', remember)
      if (element.isConnected || !hadFocus()) return
      const target = before?.isConnected ? before : document.getElementById('content')
      target?.focus({ preventScroll: true })
    }
  }, [bar])
}

function focusedControl(): HTMLElement | null {
  const focused = document.activeElement
  return focused instanceof HTMLElement && focused !== document.body ? focused : null
}

/** An element that is removed leaves the focus on the body, if it had it. */
function hadFocus(): boolean {
  const focused = document.activeElement
  return focused === null || focused === document.body
}
