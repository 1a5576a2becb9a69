import { Fragment, type ReactNode, useState } from 'react'
import type { Session } from '#core/sessions/contract.ts'
import { useLoginForVisitors } from '#core/sessions/login/use-login-for-visitors.ts'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { Waiting } from '#ui/Waiting.tsx'

type User = NonNullable<Session['user']>

/** What only somebody who is logged in sees. A session that ends later takes nothing away. */
export function SignedIn({ children }: { children: (user: User) => ReactNode }) {
  const user = useSessionUser()
  const [known, setKnown] = useState<User | null>(null)
  if (user && user.id !== known?.id) setKnown(user)
  useLoginForVisitors(user)
  return known ? <Fragment key={known.id}>{children(known)}</Fragment> : <Waiting rows={3} />
}
