import { reopenConsent } from '#core/consent/consent-store.ts'
import { m } from '#messages'

/** Opens the choice again. It needs JavaScript, as everything does that the choice is about. */
export function ConsentSettings({ className }: { className?: string | undefined }) {
  return (
    <button type="button" className={className} onClick={reopenConsent}>
      {m.consent_settings()}
    </button>
  )
}
