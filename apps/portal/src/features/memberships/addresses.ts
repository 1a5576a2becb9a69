import { type Pages, tableQuery } from '#platform/routing/page.ts'

export const pages = {
  membership: { no: '/trening/medlemskap', en: '/en/sports/membership', life: 60_000 },
  membershipPurchase: {
    no: '/trening/medlemskap/kjop',
    en: '/en/sports/membership/buy',
    browserQuery: ['type'],
  },
  membershipConfirmation: {
    untilFinished: true,
    no: '/trening/medlemskap/bekreftelse',
    en: '/en/sports/membership/confirmation',
  },
  myMembership: {
    untilFinished: true,
    no: '/min-side/trening/mitt-medlemskap',
    en: '/en/my-page/sports/my-membership',
  },
  myFinances: {
    untilFinished: true,
    no: '/min-side/trening/okonomi',
    en: '/en/my-page/sports/finances',
  },
  payInvoice: {
    untilFinished: true,
    no: '/min-side/trening/okonomi/faktura/$id/betal',
    en: '/en/my-page/sports/finances/invoice/$id/pay',
    browserQuery: ['paymentId'],
    paysByCard: true,
  },
  invoicePaid: {
    untilFinished: true,
    no: '/min-side/trening/okonomi/faktura/$id/status',
    en: '/en/my-page/sports/finances/invoice/$id/status',
    browserQuery: ['paymentId'],
  },
  staffMembershipTypes: {
    no: '/ansatt/trening/medlemskapstyper',
    en: '/en/staff/sports/membership-types',
    browserQuery: [...tableQuery],
  },
  staffMemberImport: {
    no: '/ansatt/trening/medlemsimport',
    en: '/en/staff/sports/member-import',
  },
  staffMembershipSales: {
    no: '/ansatt/trening/medlemskapssalg',
    en: '/en/staff/sports/membership-sales',
  },
  staffFitnessInvoices: {
    untilFinished: true,
    no: '/ansatt/trening/fakturaer',
    en: '/en/staff/sports/invoices',
    browserQuery: [...tableQuery, 'status', 'name'],
  },
  staffFitnessInvoice: {
    untilFinished: true,
    no: '/ansatt/trening/fakturaer/$id',
    en: '/en/staff/sports/invoices/$id',
  },
} as const satisfies Pages
