import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'
import { providerNames } from './providers.ts'

export const staff: StaffOffer = {
  connections: [
    {
      key: 'feide',
      name: () => providerNames.feide,
      text: m.feide_connection_text,
      settings: ['FEIDE_ISSUER', 'FEIDE_CLIENT_ID', 'FEIDE_CLIENT_SECRET'],
      order: 30,
    },
    {
      key: 'id-porten',
      name: () => providerNames['id-porten'],
      text: m.id_porten_connection_text,
      settings: ['IDPORTEN_ISSUER', 'IDPORTEN_CLIENT_ID', 'IDPORTEN_CLIENT_SECRET'],
      order: 31,
    },
  ],
}
