import { currentConsent } from '#platform/consent/consent-store.ts'
import { trackEndpoint } from './endpoints.ts'
import type { TrackedName } from './tracked-names.ts'

/** Counts an event, if the visitor allows it; in the browser only. */
export function track(name: TrackedName): void {
  if (!currentConsent()?.has('analytics')) return
  const body = new Blob([JSON.stringify({ name })], { type: 'application/json' })
  navigator.sendBeacon(trackEndpoint.path, body)
}
