import { type Behaviour, visitedEvent } from '#platform/behaviours/behaviour.ts'
import { completeAddress } from './complete-address.ts'
import { followHydratedLink } from './early-events.ts'

/** Before it is followed, shown or copied. */
const moments = ['pointerenter', 'pointerdown', 'focus', 'click'] as const

/** A link that takes along what only the browser knows of the address, such as what is behind its `#`. */
export const attach: Behaviour = (link, signal) => {
  const complete = () =>
    link.setAttribute('href', completeAddress(link.dataset, new URL(location.href)))
  for (const moment of moments) link.addEventListener(moment, complete, { signal })
  const ready = () => {
    complete()
    delete link.dataset.unhydrated
  }
  document.addEventListener(visitedEvent, ready, { signal })
  ready()
  // Pressed before this came, it has waited.
  followHydratedLink()
}
