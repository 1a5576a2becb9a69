import { type Behaviour, visitedEvent } from '#platform/behaviours/behaviour.ts'

/**
 * Closes the menu's lists when the visitor turns to something else or goes to another page. They
 * open, and the sheet closes, by the browser alone.
 */
export const attach: Behaviour = (menu, signal) => {
  const openList = () => menu.querySelector<HTMLDetailsElement>('details[open]')
  const closeList = () => openList()?.removeAttribute('open')
  const listen = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ) => document.addEventListener(type, listener, { signal })

  listen('pointerdown', ({ target }) => {
    if (!openList()?.contains(target as Node)) closeList()
  })
  listen('focusin', ({ target }) => {
    if (isWide() && !openList()?.contains(target as Node)) closeList()
  })
  listen('keydown', ({ key }) => {
    const list = openList()
    if (key !== 'Escape' || !list?.contains(document.activeElement)) return
    list.querySelector('summary')?.focus()
    closeList()
  })
  const close = () => {
    closeList()
    if (menu.matches(':popover-open')) menu.hidePopover()
  }
  document.addEventListener(visitedEvent, close, { signal })
  // As it was left, it would lie open over the page when somebody comes back.
  window.addEventListener('pagehide', close, { signal })
}

/** Whether the lists lie over the page instead of in the sheet; the same bound as in the style sheet. */
function isWide(): boolean {
  return window.matchMedia('(min-width: 80em)').matches
}
