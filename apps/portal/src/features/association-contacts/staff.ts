import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'

export const staff: StaffOffer = {
  pages: [
    {
      to: '/staff/associations/contact-persons',
      name: m.association_attention_heading,
      roles: ['caseworker'],
      group: 'cases',
      order: 13.5,
      overview: {},
    },
  ],
}
