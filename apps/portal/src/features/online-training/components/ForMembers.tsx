import { type ReactNode, useEffect } from 'react'
import { useLoginForVisitors } from '#core/sessions/login/use-login-for-visitors.ts'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { getLocale } from '#locale'
import { pagePath } from '#platform/routing/route-table.ts'

/**
 * Renders its children for members of the gyms, and nothing while the session is loading. Others are sent
 * to the membership page (specification, section 6); the back button returns to the page before.
 */
export function ForMembers({ children }: { children: ReactNode }) {
  const user = useSessionUser()
  const isMember = user?.isFitnessMember === true
  const mustJoin = user !== undefined && user !== null && !isMember
  useLoginForVisitors(user)
  useEffect(() => {
    if (mustJoin) window.location.replace(pagePath('membership', getLocale()))
  }, [mustJoin])
  return isMember ? children : null
}
