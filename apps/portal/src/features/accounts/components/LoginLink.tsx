import { useHydrated, useLocation } from '@tanstack/react-router'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { loginAddress } from '../callback.ts'
import styles from './AccountLinks.module.css'

export function LoginLink() {
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
