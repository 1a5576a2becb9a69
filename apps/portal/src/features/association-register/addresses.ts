import { type Pages, tableQuery } from '#platform/routing/page.ts'

export const pages = {
  associationRegister: {
    no: '/min-side/foreninger/detaljer/$id/medlemsregister',
    en: '/en/my-page/associations/details/$id/register-of-members',
    browserQuery: ['state', 'paid', 'role', ...tableQuery],
  },
  associationRegisterInfo: {
    no: '/min-side/foreninger/detaljer/$id/medlemsregister/info',
    en: '/en/my-page/associations/details/$id/register-of-members/info',
  },
  associationMemberRoles: {
    no: '/min-side/foreninger/detaljer/$id/medlemsregister/roller',
    en: '/en/my-page/associations/details/$id/register-of-members/member-roles',
  },
  associationRegisterAccess: {
    no: '/min-side/foreninger/detaljer/$id/tilgang-medlemsregister',
    en: '/en/my-page/associations/details/$id/access-register-of-members',
  },
  associationInvitation: {
    no: '/foreninger/invitasjon',
    en: '/en/associations/invitation',
    browserFragment: true,
  },
} as const satisfies Pages
