import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { getLocale } from '#locale'
import { m } from '#messages'
import { unsubscribePush } from '#platform/push/browser-subscription.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ErrorSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { signOut as endSession } from './login/authenticate.ts'

const longestWait = 2_000
const sleep = (milliseconds: number) =>
  new Promise<void>((fulfil) => setTimeout(fulfil, milliseconds))

/**
 * Ends the session and leaves nothing personal behind on the screen. Whoever shares a computer has
 * to know when that did not work: `failure` says so, and belongs on the screen beside the button.
 */
export function useSignOut(): { signOut: () => Promise<void>; failure: ReactNode } {
  const queryClient = useQueryClient()
  const [hasFailed, setHasFailed] = useState(false)

  async function signOut(): Promise<void> {
    setHasFailed(false)
    const { ok } = await endSession()
    // The session takes its messages with it; what is on its way to this browser comes no more.
    if (ok) await Promise.race([unsubscribePush().catch(() => undefined), sleep(longestWait)])
    setHasFailed(!ok)
    if (!ok) return
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
