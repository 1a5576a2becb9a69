import { pageArea } from './page-area.ts'

/** What is looked at of where the router is sent. */
type Target = { to?: unknown; href?: string | undefined; reloadDocument?: boolean }

type Router = {
  navigate(target: Target): Promise<void>
  preloadRoute(target: Target): Promise<unknown>
  buildLocation(target: Target): { publicHref: string }
}

/**
 * The router goes to pages of the area that the document was loaded in, and has the browser load all
 * others: it does not know their routes.
 */
export function leaveDocument(router: Router, pathname: string): void {
  const here = pageArea(pathname)
  const { navigate, preloadRoute } = router
  const isElsewhere = (target: Target) => pageArea(targetPath(router, target)) !== here
  router.navigate = (target) =>
    navigate(isElsewhere(target) ? { ...target, reloadDocument: true } : target)
  router.preloadRoute = async (target) => (isElsewhere(target) ? undefined : preloadRoute(target))
}

function targetPath(router: Router, target: Target): string {
  const { href, to } = target
  const address =
    href !== undefined && to === undefined ? href : router.buildLocation(target).publicHref
  return address.split(/[?#]/)[0] ?? '/'
}
