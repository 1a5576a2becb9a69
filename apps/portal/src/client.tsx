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
import { tidyAddress } from '#platform/routing/tidy-address.ts'
import { getRouter } from './router.tsx'

overwriteGetLocale(() => localeOfLanguage(document.documentElement.lang))

noteLoadedPath(window.location.pathname)

// The router would tidy the address itself, in the middle of hydration, and so disturb it.
const tidied = tidyAddress(new URL(window.location.href))
window.history.replaceState(window.history.state, '', tidied)

// Start's own client also brings what server functions need, 12 kB of it; the site calls its API.
const router = getRouter()
keepScrollPosition(router)
finishNavigations(router)
leaveDocument(router as never, window.location.pathname)
document.documentElement.dataset.scripted = ''
provideVisit(
  (address) => void router.navigate({ href: address, resetScroll: false, viewTransition: false }),
)
ignoreAbortedTransitions()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
})
