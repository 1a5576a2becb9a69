import { lazy, Suspense, useEffect, useState } from 'react'
import { useIsConsentOpen } from '#core/consent/consent-store.ts'

const ConsentBar = lazy(() =>
  import('./ConsentBar.tsx').then(({ ConsentBar }) => ({ default: ConsentBar })),
)

/**
 * Asks those who have not answered, once their page has loaded: it is fetched for them alone, comes
 * after everything else and lies over the page, so that nothing moves.
 */
export function Consent() {
  const isReopened = useIsConsentOpen()
  const isLoaded = useIsLoaded()
  if (!isReopened || !isLoaded) return null
  return (
    <Suspense fallback={null}>
      <ConsentBar />
    </Suspense>
  )
}

function useIsLoaded(): boolean {
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => {
    const done = () => setIsLoaded(true)
    if (document.readyState === 'complete') return done()
    window.addEventListener('load', done, { once: true })
    return () => window.removeEventListener('load', done)
  }, [])
  return isLoaded
}
