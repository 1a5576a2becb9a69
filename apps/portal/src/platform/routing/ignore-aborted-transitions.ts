/**
 * A transition between two pages is decoration. When the browser cannot show it, because the window is
 * hidden, another navigation has started or the machine is slow, the new page is shown without it; the
 * promise of the transition that nobody waits for then fails, which is no error of the page.
 */
export function ignoreAbortedTransitions(target: EventTarget = window): void {
  target.addEventListener('unhandledrejection', (event) => {
    const { reason } = event as PromiseRejectionEvent
    if (reason instanceof DOMException && /transition was (aborted|skipped)/i.test(reason.message))
      event.preventDefault()
  })
}
