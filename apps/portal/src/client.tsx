import { StartClient } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { overwriteGetLocale } from '#locale'
import { tidyAddress } from '#platform/routing/tidy-address.ts'

overwriteGetLocale(() => (document.documentElement.lang === 'en' ? 'en' : 'no'))

// The router would tidy the address itself, in the middle of hydration, and so disturb it.
const tidied = tidyAddress(new URL(window.location.href))
window.history.replaceState(window.history.state, '', tidied)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StartClient />
    </StrictMode>,
  )
})
