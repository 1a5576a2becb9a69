import type { AssociationProfileSection } from '#core/associations/offers.ts'
import { GrantedToSection } from './granted/components/GrantedToSection.tsx'
import type { GrantedTo } from './granted/contract.ts'

/** What an association was granted, on its public page. */
export const associationProfileSection: AssociationProfileSection<GrantedTo> = {
  load: async (slug) => (await import('./granted/load-granted.ts')).loadGrantedTo(slug),
  Section: GrantedToSection,
  order: 40,
}
