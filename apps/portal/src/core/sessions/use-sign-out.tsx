import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { getLocale } from '#locale'
import { m } from '#messages'
import { forgetSaved } from '#platform/device-store/tidy.ts'
import { unsubscribePush } from '#platform/push/browser-subscription.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ErrorSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { signOut as endSession } from './login/authenticate.ts'
import { removeTabDrafts } from './tab-drafts.ts'

const maxWaitMilliseconds = 2_000
const sleep = (milliseconds: number) =>
  new Promise<void>((fulfil) => setTimeout(fulfil, milliseconds))

/**
 * Ends the session and removes personal data from the screen, also what was being written in this tab. On a shared computer a failure must be
 * visible: show `failure` beside the button.
 */
export function useSignOut(): { signOut: () => Promise<void>; failure: ReactNode } {
  const queryClient = useQueryClient()
  const [hasFailed, setHasFailed] = useState(false)

  async function signOut(): Promise<void> {
    setHasFailed(false)
    const { ok } = await endSession()
    // Push messages end with the session, and what this device keeps.
    if (ok)
      await Promise.race([
        Promise.all([unsubscribePush().catch(() => undefined), forgetSaved()]),
        sleep(maxWaitMilliseconds),
      ])
    setHasFailed(!ok)
    if (!ok) return
    queryClient.clear()
    removeTabDrafts(() => window.sessionStorage)
    window.location.assign(pagePath('front', getLocale()))
  }

  return {
    signOut,
    failure: hasFailed && (
      <ErrorSnackbar text={m.sign_out_failed()} onDismiss={() => setHasFailed(false)} />
    ),
  }
}
