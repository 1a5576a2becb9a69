import { useLocation } from '@tanstack/react-router'
import { loginAddress } from '#core/sessions/login/callback.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { matchPath, type PageId, pagePath } from '#platform/routing/route-table.ts'
import { HydratedLink } from '#ui/HydratedLink.tsx'
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

export function LoginLink() {
  const publicHref = useLocation({ select: (location) => location.publicHref })
  const path = usePublicPath()
  const page = matchPath(path)?.id
  return (
    <HydratedLink
      className="ds-button"
      data-size="sm"
      href={loginHref(page, publicHref)}
      // The query that the visitor came with is the browser's alone.
      serverHref={loginHref(page, path)}
      aria-current={page === 'login' ? 'page' : undefined}
    >
      {m.nav_login()}
    </HydratedLink>
  )
}

function loginHref(page: PageId | undefined, here: string): string {
  if (page === 'login') return here
  const loginPath = pagePath('login', getLocale())
  return page && accountPages.has(page) ? loginPath : loginAddress(loginPath, here)
}
