import { createRouter } from '@tanstack/react-router'
import { getLocale } from '#locale'
import { forgoHydration } from '#platform/light/forgo-hydration.ts'
import { renderContext } from '#platform/render-context.ts'
import { publicPath, routerPath } from '#platform/routing/route-table.ts'
import { stringifySearch } from '#platform/routing/stringify-search.ts'
import { scriptMarker } from '#platform/script-marker.ts'
import { ErrorPage } from '#ui/ErrorPage.tsx'
import { NotFoundPage } from '#ui/NotFoundPage.tsx'
import type { routeTree as allRoutes } from './routeTree.gen.ts'

/** @param routeTree of all pages, or of those of one area, which TypeScript takes for all */
export function createSiteRouter(routeTree: typeof allRoutes) {
  const nonce = scriptMarker()
  const { lightScripts } = renderContext()
  const router = createRouter({
    routeTree,
    ...(nonce !== undefined && { ssr: { nonce } }),
    defaultPreload: 'intent',
    stringifySearch,
    // A browser does it by itself on a page that it has loaded.
    scrollRestoration: !lightScripts,
    defaultViewTransition: true,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    rewrite: {
      input: ({ url }) => {
        url.pathname = routerPath(url.pathname)
        return url
      },
      output: ({ url }) => {
        url.pathname = publicPath(url.pathname, getLocale())
        return url
      },
    },
  })
  if (import.meta.env.SSR && lightScripts) forgoHydration(router)
  return router
}
