import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'

/**
 * Closes the menu's lists when the visitor turns to something else or goes to another page. They
 * open, and the sheet closes, by the browser alone.
 */
export function useMenuClosing(menu: RefObject<HTMLElement | null>): void {
  const router = useRouter()
  useEffect(() => {
    const openList = () => menu.current?.querySelector<HTMLDetailsElement>('details[open]')
    const closeList = () => openList()?.removeAttribute('open')
    const onPointer = ({ target }: Event) => {
      if (!openList()?.contains(target as Node)) closeList()
    }
    const onFocus = ({ target }: FocusEvent) => {
      if (isWide() && !openList()?.contains(target as Node)) closeList()
    }
    const onKey = ({ key }: KeyboardEvent) => {
      const list = openList()
      if (key !== 'Escape' || !list?.contains(document.activeElement)) return
      list.querySelector('summary')?.focus()
      closeList()
    }
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('focusin', onFocus)
    document.addEventListener('keydown', onKey)
    const stop = router.subscribe('onResolved', ({ hrefChanged }) => {
      if (!hrefChanged) return
      closeList()
      if (menu.current?.matches(':popover-open')) menu.current.hidePopover()
    })
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('keydown', onKey)
      stop()
    }
  }, [menu, router])
}

/** Whether the lists lie over the page instead of in the sheet; the same bound as in the style sheet. */
function isWide(): boolean {
  return window.matchMedia('(min-width: 80em)').matches
}
