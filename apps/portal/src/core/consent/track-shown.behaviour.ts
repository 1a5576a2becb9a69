import type { Behaviour } from '#platform/behaviours/behaviour.ts'
import { visitedEvent } from '#platform/behaviours/behaviour.ts'
import { track } from './track.ts'
import { isTrackedName } from './tracked-names.ts'

/** Counts that an element is shown: once for each address, as `data-tracked` names it. */
export const attach: Behaviour = (element, signal) => {
  const count = () => {
    const name = element.dataset.tracked
    if (isTrackedName(name)) track(name)
  }
  count()
  document.addEventListener(visitedEvent, count, { signal })
}
