import { type Behaviour, visitedEvent } from '#platform/behaviours/behaviour.ts'
import { fragmentOf } from './fragment-of.ts'

/**
 * A link to a person or a service area opens what it lies folded in. On a page load most browsers
 * do so themselves; this is for the others, and for links inside the site.
 */
export const attach: Behaviour = (_page, signal) => {
  const open = () => {
    const target = document.getElementById(fragmentOf(location.hash))
    const folded = target?.closest('details')
    if (!folded || folded.open) return
    folded.open = true
    target?.scrollIntoView()
  }
  open()
  window.addEventListener('hashchange', open, { signal })
  document.addEventListener(visitedEvent, open, { signal })
}
