import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { associationView } from './decide/case-view.ts'

export const staff: StaffOffer = { caseViews: [associationView] }
