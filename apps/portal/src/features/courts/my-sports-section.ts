import type { MySportsSection } from '#core/members-area/my-page-offer.ts'
import { m } from '#messages'
import { MyCourts } from './my-bookings/components/MyCourts.tsx'
import { useCourtAgenda } from './my-bookings/use-court-agenda.tsx'

export const mySportsSection: MySportsSection = {
  useAgenda: useCourtAgenda,
  find: { page: 'courts', text: m.my_courts_find },
  Section: MyCourts,
  order: 10,
}
