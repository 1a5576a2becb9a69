import type { StaffAssociationSection } from '#core/associations/offers.ts'
import { StaffMembers } from './staff/components/StaffMembers.tsx'

export const staffAssociationSection: StaffAssociationSection = {
  Section: StaffMembers,
  order: 30,
}
