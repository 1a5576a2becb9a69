import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { healthView } from './case-page/case-view.ts'

export const staff: StaffOffer = { caseViews: [healthView] }
