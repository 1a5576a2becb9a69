import { useSyncExternalStore } from 'react'
import { type Consent, type Purpose, readConsent, writeConsent } from './consent-cookie.ts'

const listeners = new Set<() => void>()
let known: Consent | null | undefined
let isAsking = false

/** Only in a browser, after load: a page is the same for everybody until then. */
export function currentConsent(): Consent | null {
  if (known === undefined) known = readConsent(document.cookie)
  return known
}

export function saveConsent(consent: Consent): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox and Safari have no Cookie Store API
  document.cookie = writeConsent(consent, { secure: location.protocol === 'https:' })
  known = consent
  isAsking = false
  tellListeners()
}

/** Opens the choice again. */
export function askAgain(): void {
  isAsking = true
  tellListeners()
}

/** Whether the visitor allows a purpose; never before the browser has taken over the page. */
export function useConsent(purpose: Purpose): boolean {
  return useSyncExternalStore(
    subscribe,
    () => currentConsent()?.has(purpose) ?? false,
    () => false,
  )
}

/** Whether the visitor is to be asked: has not answered, or wants to change the answer. */
export function useIsAsking(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isAsking || currentConsent() === null,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tellListeners(): void {
  for (const listener of listeners) listener()
}
