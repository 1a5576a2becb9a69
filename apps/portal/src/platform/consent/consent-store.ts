import { type Consent, readConsent, writeConsent } from './consent-cookie.ts'

const listeners = new Set<() => void>()
let known: Consent | null | undefined
let isReopened = false

/** Call it only in a browser: the HTML of a page is the same for all visitors. */
export function currentConsent(): Consent | null {
  if (known === undefined) known = readConsent(document.cookie)
  return known
}

export function saveConsent(consent: Consent): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox and Safari have no Cookie Store API
  document.cookie = writeConsent(consent, { secure: location.protocol === 'https:' })
  known = consent
  isReopened = false
  notifyListeners()
}

/** Opens the choice again. */
export function reopenConsent(): void {
  isReopened = true
  notifyListeners()
}

/** Whether to show the choice: the visitor has not answered, or has opened it again. */
export function isConsentOpen(): boolean {
  return isReopened || currentConsent() === null
}

/** Calls the listener at every change, also when a page comes back as it was left. */
export function followConsent(listener: () => void, signal: AbortSignal): void {
  listeners.add(listener)
  signal.addEventListener('abort', () => listeners.delete(listener))
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return
      known = undefined
      listener()
    },
    { signal },
  )
}

function notifyListeners(): void {
  for (const listener of listeners) listener()
}
