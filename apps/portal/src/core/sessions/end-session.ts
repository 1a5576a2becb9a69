import { forgetSaved } from '#platform/device-store/tidy.ts'
import { unsubscribePush } from '#platform/push/browser-subscription.ts'
import { signOut } from './login/authenticate.ts'
import { removeTabDrafts } from './tab-drafts.ts'

const maxWaitMilliseconds = 2_000
const sleep = (milliseconds: number) =>
  new Promise<void>((fulfil) => setTimeout(fulfil, milliseconds))

/**
 * Ends the session and removes personal data from this device, also what was being written in this
 * tab. On a shared computer a failure must be visible.
 * @returns whether the session has ended; else everything is as it was
 */
export async function endSession(): Promise<boolean> {
  const { ok } = await signOut()
  if (!ok) return false
  // Push messages end with the session, and what this device keeps.
  await Promise.race([
    Promise.all([unsubscribePush().catch(() => undefined), forgetSaved()]),
    sleep(maxWaitMilliseconds),
  ])
  removeTabDrafts(() => window.sessionStorage)
  return true
}
