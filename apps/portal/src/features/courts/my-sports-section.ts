import type { MySportsSection } from '#core/members-area/my-page-offer.ts'
import { MyCourts } from './bookings/components/MyCourts.tsx'

export const mySportsSection: MySportsSection = { Section: MyCourts, order: 10 }
