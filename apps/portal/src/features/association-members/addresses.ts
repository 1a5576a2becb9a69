import type { Pages } from '#platform/routing/page.ts'

export const pages = {
  joinAssociation: {
    no: '/foreninger/finn-forening/bli-med',
    en: '/en/associations/find-your-association/join',
    browserQuery: ['code'],
  },
  becomeAssociationMember: {
    untilFinished: true,
    no: '/foreninger/finn-forening/bli-medlem',
    en: '/en/associations/find-your-association/become-a-member',
    browserQuery: ['association', 'code'],
  },
  associationFeePayment: {
    untilFinished: true,
    no: '/foreninger/finn-forening/bli-medlem/betal',
    en: '/en/associations/find-your-association/become-a-member/pay',
    browserQuery: ['association', 'code', 'paymentId'],
    paysByCard: true,
  },
  associationFeePaid: {
    untilFinished: true,
    no: '/foreninger/finn-forening/bli-medlem/status',
    en: '/en/associations/find-your-association/become-a-member/status',
    browserQuery: ['association', 'paymentId'],
  },
  associationMembership: {
    no: '/min-side/foreninger/detaljer/$id/medlemskap',
    en: '/en/my-page/associations/details/$id/membership',
  },
} as const satisfies Pages
