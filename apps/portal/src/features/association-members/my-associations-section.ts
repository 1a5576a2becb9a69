import type { MyAssociationsSection } from '#core/associations/offers.ts'
import { MyMemberships } from './my-memberships/components/MyMemberships.tsx'

export const myAssociationsSection: MyAssociationsSection = { Section: MyMemberships, order: 20 }
