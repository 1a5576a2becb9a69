import type { Behaviour } from '#platform/behaviours/behaviour.ts'
import { reopenConsent } from '#platform/consent/consent-store.ts'

export const attach: Behaviour = (button, signal) =>
  button.addEventListener('click', reopenConsent, { signal })
