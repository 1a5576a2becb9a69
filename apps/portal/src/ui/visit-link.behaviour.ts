import type { Behaviour } from '#platform/behaviours/behaviour.ts'
import { visit } from '#platform/behaviours/visit.ts'

/** A link to the same page with another query: the reader stays at the same place of it. */
export const attach: Behaviour = (link, signal) =>
  link.addEventListener(
    'click',
    (event) => {
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
        return
      event.preventDefault()
      visit(link.getAttribute('href') ?? '')
    },
    { signal },
  )
