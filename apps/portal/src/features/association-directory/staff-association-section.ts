import type { StaffAssociationSection } from '#core/associations/offers.ts'
import { StaffProfilePart } from './staff/components/StaffProfilePart.tsx'

export const staffAssociationSection: StaffAssociationSection = {
  Section: StaffProfilePart,
  order: 30,
}
