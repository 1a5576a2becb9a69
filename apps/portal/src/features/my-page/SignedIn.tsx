import { useLocation } from '@tanstack/react-router'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { loginAddress } from '#features/accounts/callback.ts'
import type { Session } from '#features/accounts/contract.ts'
import { useSessionUser } from '#features/accounts/session-query.ts'
import { getLocale } from '#locale'
import { pagePath } from '#platform/routing/route-table.ts'
import { Waiting } from '#ui/Waiting.tsx'

type User = NonNullable<Session['user']>

/**
 * What only somebody who is logged in sees; a visitor is sent to log in, and comes back. A session
 * that ends later takes nothing away: what was typed stays, and saving says what to do.
 */
export function SignedIn({ children }: { children: (user: User) => ReactNode }) {
  const user = useSessionUser()
  const here = useLocation({ select: ({ publicHref }) => publicHref })
  const [known, setKnown] = useState<User | null>(null)
  if (user && user.id !== known?.id) setKnown(user)
  const isVisitor = user === null && known === null

  useEffect(() => {
    if (isVisitor) window.location.assign(loginAddress(pagePath('login', getLocale()), here))
  }, [isVisitor, here])

  return known ? <Fragment key={known.id}>{children(known)}</Fragment> : <Waiting rows={3} />
}
