import { type ReactNode, useEffect } from 'react'
import { useLoginForVisitors } from '#core/sessions/login/use-login-for-visitors.ts'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { getLocale } from '#locale'
import { pagePath } from '#platform/routing/route-table.ts'

/**
 * Shown to members of the gyms. Nothing while the membership is on its way; whoever has none is
 * taken to where one is bought (specification, section 6), and the back button to where they were.
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
