import type { AnyRouter } from '@tanstack/react-router'

/**
 * Leaves a page where its visitor has scrolled to while it was being hydrated. The page's own lines have
 * placed it when it came; the router would do that again, and scroll a reader back to the top.
 */
export function keepScrollPosition(router: AnyRouter): void {
  let hasLeft = false
  router.subscribe('onBeforeNavigate', () => {
    hasLeft = true
  })
  router.options.scrollRestoration = () => hasLeft
  // It notes the position of what has been scrolled only, and could not have seen it.
  router.subscribe('onRendered', () => {
    if (!hasLeft) document.dispatchEvent(new Event('scroll'))
  })
}
