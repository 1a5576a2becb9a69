import { loginAddress } from '#core/sessions/login/callback.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { useBehaviour } from '#platform/behaviours/use-behaviour.ts'
import { matchPath, type PageId, pagePath } from '#platform/routing/route-table.ts'
import { attach } from '#ui/layout/complete-address.behaviour.ts'
import { usePublicPath } from '#ui/layout/use-public-path.ts'

/** Pages on the way to an account: nobody wants back to them, and their links hold a secret. */
const accountPages: ReadonlySet<PageId> = new Set([
  'loginFeide',
  'loginIdPorten',
  'signUp',
  'signUpLinkSent',
  'signUpCompleteDetails',
  'signUpSuccess',
  'forgotPassword',
  'forgotPasswordReset',
  'changeEmail',
])

/** Leads back to the whole address that the browser shows: its query is the browser's alone. */
export function LoginLink() {
  const link = useBehaviour<HTMLAnchorElement>(attach)
  const path = usePublicPath()
  const page = matchPath(path)?.id
  const loginPath = pagePath('login', getLocale())
  const isLogin = page === 'login'
  const leadsBack = !isLogin && !(page && accountPages.has(page))
  return (
    <a
      ref={link}
      className="ds-button"
      data-size="sm"
      href={leadsBack ? loginAddress(loginPath, path) : loginPath}
      aria-current={isLogin ? 'page' : undefined}
      data-behaviour="complete-address"
      data-address={loginPath}
      data-query={isLogin ? 'callback' : undefined}
      data-callback={leadsBack ? '' : undefined}
      data-unhydrated={leadsBack || isLogin ? '' : undefined}
    >
      {m.nav_login()}
    </a>
  )
}
