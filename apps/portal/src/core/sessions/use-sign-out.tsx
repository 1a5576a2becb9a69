import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ErrorSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { endSession } from './end-session.ts'

/** Ends the session (`endSession`). Show `failure` beside the button. */
export function useSignOut(): { signOut: () => Promise<void>; failure: ReactNode } {
  const queryClient = useQueryClient()
  const [hasFailed, setHasFailed] = useState(false)

  async function signOut(): Promise<void> {
    setHasFailed(false)
    const hasEnded = await endSession()
    setHasFailed(!hasEnded)
    if (!hasEnded) return
    queryClient.clear()
    window.location.assign(pagePath('front', getLocale()))
  }

  return {
    signOut,
    failure: hasFailed && (
      <ErrorSnackbar text={m.sign_out_failed()} onDismiss={() => setHasFailed(false)} />
    ),
  }
}
