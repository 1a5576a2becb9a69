import { type Pages, tableQuery } from '#platform/routing/page.ts'

export const pages = {
  staffInvitation: {
    no: '/ansatt/invitasjon',
    en: '/en/staff/invitation',
    browserFragment: true,
  },
  staffSecurity: { no: '/ansatt/sikkerhet', en: '/en/staff/security' },
  staffPeople: {
    no: '/ansatt/medarbeidere',
    en: '/en/staff/people',
    browserQuery: ['name', 'roles', 'state', ...tableQuery],
  },
} as const satisfies Pages
