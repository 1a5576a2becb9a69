import { Link, useHydrated, useLocation } from '@tanstack/react-router'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { loginAddress } from '../callback.ts'
import { useSessionUser } from '../session-query.ts'
import { useSignOut } from '../use-sign-out.ts'
import styles from './AccountLinks.module.css'

/** Log in, or my page and log out. The page itself is the same for everybody until the browser asks. */
export function AccountLinks() {
  const user = useSessionUser()
  return user ? <SignedInLinks /> : <LoginLink />
}

function SignedInLinks() {
  const signOut = useSignOut()
  return (
    <>
      <Link to="/my-page/sports" className={styles.account}>
        {m.nav_my_page()}
      </Link>
      <button type="button" className={styles.plain} onClick={signOut}>
        {m.nav_logout()}
      </button>
    </>
  )
}

function LoginLink() {
  const publicHref = useLocation({ select: (location) => location.publicHref })
  const loginPath = pagePath('login', getLocale())
  // The kept page knows its path; the query that the visitor came with is the browser's alone.
  const path = publicHref.split('?')[0] ?? '/'
  const here = useHydrated() ? publicHref : path
  const isLoginPage = path === loginPath
  return (
    <a
      className={styles.account}
      href={isLoginPage ? here : loginAddress(loginPath, here)}
      aria-current={isLoginPage ? 'page' : undefined}
    >
      {m.nav_login()}
    </a>
  )
}
