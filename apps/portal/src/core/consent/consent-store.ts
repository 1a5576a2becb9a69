import { useSyncExternalStore } from 'react'
import { type Consent, type Purpose, readConsent, writeConsent } from './consent-cookie.ts'

const listeners = new Set<() => void>()
let known: Consent | null | undefined
let isReopened = false

/** Call it only in a browser, after load: the HTML of a page is the same for all visitors. */
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

/** Whether the visitor allows a purpose; false until the page is hydrated. */
export function useConsent(purpose: Purpose): boolean {
  return useSyncExternalStore(
    subscribe,
    () => currentConsent()?.has(purpose) ?? false,
    () => false,
  )
}

/** Whether to show the consent bar: the visitor has not answered, or has reopened the choice. */
export function useIsConsentOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isReopened || currentConsent() === null,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function notifyListeners(): void {
  for (const listener of listeners) listener()
}
