import type { SecuritySection } from '#core/sessions/login/login-methods.ts'
import { FederatedSections } from './components/FederatedSections.tsx'
import { loadOffers } from './load-offers.ts'

export const securitySection: SecuritySection = {
  load: loadOffers,
  Section: FederatedSections,
  order: 1,
}
