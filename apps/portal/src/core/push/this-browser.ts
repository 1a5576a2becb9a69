import { findPushSubscription, isPushSupported } from '#platform/push/browser-subscription.ts'
import { pushWorkerPath } from '#platform/push/push-worker-path.ts'
import type { PushTargetForm } from './contract.ts'
import type { BrowserPush } from './push-state.ts'

/** What this browser says of itself. Asks nobody anything. */
export async function readBrowser(): Promise<BrowserPush> {
  if (!isPushSupported()) return { isSupported: false, permission: 'default', isSubscribed: false }
  const { permission } = Notification
  return { isSupported: true, permission, isSubscribed: (await findPushSubscription()) !== null }
}

/**
 * Asks for the permission, which a browser lets nobody do but upon a press, and for an address.
 * @returns null when the answer is no
 */
export async function subscribe(publicKey: string): Promise<PushTargetForm | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register(pushWorkerPath)
  const { pushManager } = await navigator.serviceWorker.ready
  // One that was made for another key of the site would take nothing.
  await (await pushManager.getSubscription())?.unsubscribe()
  const made = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  const { endpoint, keys } = made.toJSON()
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
}

const declinedKey = 'portal-push-declined'

/** In this browser, until it forgets what sites keep. */
export function hasDeclined(): boolean {
  try {
    return window.localStorage.getItem(declinedKey) !== null
  } catch {
    // Where nothing can be kept, a no would be asked for again and again.
    return true
  }
}

export function decline(): void {
  try {
    window.localStorage.setItem(declinedKey, 'yes')
  } catch {
    // It is not asked there anyway.
  }
}
