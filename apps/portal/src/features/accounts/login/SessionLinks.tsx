import { Link } from '@tanstack/react-router'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { useSignOut } from '#core/sessions/use-sign-out.tsx'
import { m } from '#messages'
import { QueryProvider } from '#platform/queries/QueryProvider.tsx'
import { LoginLink } from './LoginLink.tsx'

/** The links of somebody who may be signed in: the portal says whether it is so. */
export function SessionLinks() {
  return (
    <QueryProvider>
      <LinksOfUser />
    </QueryProvider>
  )
}

function LinksOfUser() {
  const user = useSessionUser()
  return user ? <SignedInLinks /> : <LoginLink />
}

function SignedInLinks() {
  const { signOut, failure } = useSignOut()
  return (
    <>
      <Link to="/my-page" className="ds-button" data-size="sm">
        {m.nav_my_page()}
      </Link>
      <button
        type="button"
        className="ds-button"
        data-variant="tertiary"
        data-size="sm"
        onClick={signOut}
      >
        {m.nav_logout()}
      </button>
      {failure}
    </>
  )
}
