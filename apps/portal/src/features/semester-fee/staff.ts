import { lazy } from 'react'
import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'

const DeliveriesCard = lazy(() => import('./import-file/components/DeliveriesCard.tsx'))

export const staff: StaffOffer = {
  pages: [
    {
      to: '/staff/semester-fees',
      name: m.staff_semester_fees_heading,
      roles: ['admin'],
      group: 'cases',
      order: 40,
    },
  ],
  cards: [{ Card: DeliveriesCard, roles: ['admin'], order: 20 }],
}
