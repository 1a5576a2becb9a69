const property = '--covered-foot'

/**
 * Reports to the theme how much of the foot of the screen the bar covers, whatever its text, zoom
 * and unfolded choices: the snackbar is shown above it, and a control with focus is scrolled above
 * it (WCAG 2.2, 2.4.11 focus not obscured). The browser scrolls to elements that get the focus from
 * now on; this scrolls to the one that already has it when the bar appears or grows.
 */
export function coverFoot(bar: HTMLElement, signal: AbortSignal): void {
  const root = document.documentElement
  const observer = new ResizeObserver(() => {
    root.style.setProperty(property, `${bar.offsetHeight}px`)
    uncoverFocus(bar)
  })
  observer.observe(bar)
  signal.addEventListener('abort', () => {
    observer.disconnect()
    root.style.removeProperty(property)
  })
}

function uncoverFocus(bar: HTMLElement): void {
  const focused = document.activeElement
  if (!focused || focused === document.body || bar.contains(focused)) return
  const isCovered = focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top
  // A page that is focused as a whole, as main is after the skip link, is not scrolled to its end.
  if (isCovered && focused.matches(controls)) focused.scrollIntoView({ block: 'nearest' })
}

const controls = 'a, button, input, select, textarea, summary'
