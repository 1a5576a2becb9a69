import { RouterClient } from '@tanstack/react-router/ssr/client'
import { localeOfLanguage } from '@trivsel/content-contract/locales'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { overwriteGetLocale } from '#locale'
import { provideVisit } from '#platform/behaviours/visit.ts'
import { finishNavigations } from '#platform/routing/finish-navigations.ts'
import { ignoreAbortedTransitions } from '#platform/routing/ignore-aborted-transitions.ts'
import { keepScrollPosition } from '#platform/routing/keep-scroll-position.ts'
import { leaveDocument } from '#platform/routing/leave-document.ts'
import { noteLoadedPath } from '#platform/routing/loaded-page.ts'
import { pageArea } from '#platform/routing/page-area.ts'
import { reloadOutdatedPage } from '#platform/routing/reload-outdated-page.ts'
import { tidyAddress } from '#platform/routing/tidy-address.ts'
import { createSiteRouter } from './create-router.ts'
import type { routeTree as allRoutes } from './routeTree.gen.ts'

/** Made of the files that there are, by `scripts/generate-area-routes.ts`. */
const trees = import.meta.glob<typeof allRoutes>('./route-trees/*.gen.js', { import: 'routeTree' })

async function hydrate(): Promise<void> {
  overwriteGetLocale(() => localeOfLanguage(document.documentElement.lang))
  const { pathname } = window.location
  noteLoadedPath(pathname)
  reloadOutdatedPage()

  // The router would tidy the address itself, in the middle of hydration, and so disturb it.
  const tidied = tidyAddress(new URL(window.location.href))
  window.history.replaceState(window.history.state, '', tidied)

  const routeTree = await trees[`./route-trees/${pageArea(pathname)}.gen.js`]?.()
  if (!routeTree) return
  // Start's own client also brings what server functions need, 12 kB of it; the site calls its API.
  const router = createSiteRouter(routeTree)
  leaveDocument(router as never, pathname)
  keepScrollPosition(router)
  finishNavigations(router)
  ignoreAbortedTransitions()
  document.documentElement.dataset.scripted = ''
  provideVisit(
    (address) => void router.navigate({ href: address, resetScroll: false, viewTransition: false }),
  )
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  })
}

void hydrate()
