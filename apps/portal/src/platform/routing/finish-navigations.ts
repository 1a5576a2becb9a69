import type { AnyRouter } from '@tanstack/react-router'

/** Milliseconds. Even a slow phone shows a page in a fraction of it, once its data and its code are there. */
const patience = 6_000

type Router = Pick<AnyRouter, 'startViewTransition' | 'latestLocation' | 'stores'>

/**
 * A navigation whose page is there and does not come to be shown is finished by loading that page. A press
 * while the page before it is still being hydrated was seen to end so: the address and the data changed,
 * and nothing else (TanStack/router issues 8233 and 8306 are of the same kind).
 *
 * @param load replaces the document
 */
export function finishNavigations(
  router: Router,
  load = (address: string) => window.location.assign(address),
): void {
  const show = router.startViewTransition
  router.startViewTransition = async (render) => {
    const { publicHref, pathname } = router.latestLocation
    const isOtherPage = () => router.stores.resolvedLocation.get()?.pathname !== pathname
    const timer = setTimeout(() => {
      if (router.latestLocation.publicHref === publicHref && isOtherPage()) load(publicHref)
    }, patience)
    try {
      await show(render)
    } finally {
      clearTimeout(timer)
    }
  }
}
