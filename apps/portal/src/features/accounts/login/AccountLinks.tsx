import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { mayBeSignedIn } from '#core/sessions/signed-in-cookie.ts'
import { LoginLink } from './LoginLink.tsx'

/** Only somebody who may be signed in loads what asks who it is; without it the page still works. */
const SessionLinks = lazy(async () => {
  try {
    const { SessionLinks } = await import('./SessionLinks.tsx')
    return { default: SessionLinks }
  } catch {
    return { default: LoginLink }
  }
})

/** Log in, or my page and log out. The page itself is the same for everybody until the browser asks. */
export function AccountLinks() {
  if (!useHydrated() || !mayBeSignedIn()) return <LoginLink />
  return (
    <Suspense fallback={<LoginLink />}>
      <SessionLinks />
    </Suspense>
  )
}
