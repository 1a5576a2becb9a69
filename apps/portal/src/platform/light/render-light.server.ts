import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** The page that a loaded router shows, with its style sheets and none of its scripts. */
export function renderLight(router: AnyRouter): string {
  const { serverSsr, ssr } = router
  if (ssr?.manifest) router.ssr = { manifest: stylesOf(router, ssr.manifest) }
  try {
    return `<!DOCTYPE html>${renderToStaticMarkup(createElement(RouterProvider, { router }))}`
  } finally {
    serverSsr?.cleanup()
  }
}

type Manifest = NonNullable<NonNullable<AnyRouter['ssr']>['manifest']>

/** What the routes on the page need, without the modules that would be fetched ahead. */
function stylesOf(router: AnyRouter, manifest: Manifest): Manifest {
  const routes = router.stores.matches.get().flatMap(({ routeId }) => {
    const css = manifest.routes[routeId]?.css
    return css ? [[routeId, { css }] as const] : []
  })
  return { ...manifest, routes: Object.fromEntries(routes) }
}
