/** Whether this browser takes messages. */
export type PushState = 'unsupported' | 'denied' | 'on' | 'off'

/** What a browser says of itself. */
export type BrowserPush = {
  isSupported: boolean
  permission: NotificationPermission
  /** It would take what is sent. */
  isSubscribed: boolean
}

/** @param isKept we would send to it */
export function pushState(browser: BrowserPush, isKept: boolean): PushState {
  if (!browser.isSupported) return 'unsupported'
  if (browser.permission === 'denied') return 'denied'
  return browser.permission === 'granted' && browser.isSubscribed && isKept ? 'on' : 'off'
}

/** Only where a press would be of use, and to a user who has not declined here. */
export function mayOfferPush(state: PushState, hasDeclined: boolean): boolean {
  return state === 'off' && !hasDeclined
}
