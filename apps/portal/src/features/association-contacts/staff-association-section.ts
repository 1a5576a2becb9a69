import { lazy } from 'react'
import type { StaffAssociationSection } from '#core/associations/offers.ts'

export const staffAssociationSection: StaffAssociationSection = {
  Section: lazy(async () => {
    const { StaffContacts } = await import('./oversight/components/StaffContacts.tsx')
    return { default: StaffContacts }
  }),
  order: 30,
}
