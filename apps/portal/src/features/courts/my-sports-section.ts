import type { MySportsSection } from '#core/members-area/my-page-offer.ts'
import { m } from '#messages'
import { MyCourts } from './my-bookings/components/MyCourts.tsx'

export const mySportsSection: MySportsSection = {
  Section: MyCourts,
  anchor: 'my-courts',
  name: m.my_courts_heading,
  order: 10,
}
