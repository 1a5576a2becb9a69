import { type Pages, tableQuery } from '#platform/routing/page.ts'

export const pages = {
  myKindergartenFinances: {
    untilFinished: true,
    no: '/min-side/barnehage/okonomi',
    en: '/en/my-page/kindergarten/finances',
  },
  payKindergartenInvoice: {
    untilFinished: true,
    no: '/min-side/barnehage/okonomi/faktura/$id/betal',
    en: '/en/my-page/kindergarten/finances/invoice/$id/pay',
    browserQuery: ['paymentId'],
    paysByCard: true,
  },
  kindergartenInvoicePaid: {
    untilFinished: true,
    no: '/min-side/barnehage/okonomi/faktura/$id/status',
    en: '/en/my-page/kindergarten/finances/invoice/$id/status',
    browserQuery: ['paymentId'],
  },
  staffKindergartenInvoices: {
    untilFinished: true,
    no: '/ansatt/barnehager/fakturaer',
    en: '/en/staff/kindergartens/invoices',
    browserQuery: [...tableQuery, 'status', 'name'],
  },
  staffKindergartenRuns: {
    untilFinished: true,
    no: '/ansatt/barnehager/fakturakjoringer',
    en: '/en/staff/kindergartens/invoice-runs',
  },
  staffKindergartenFees: {
    untilFinished: true,
    no: '/ansatt/barnehager/priser',
    en: '/en/staff/kindergartens/prices',
  },
  staffKindergartenInvoice: {
    untilFinished: true,
    no: '/ansatt/barnehager/fakturaer/$id',
    en: '/en/staff/kindergartens/invoices/$id',
  },
} as const satisfies Pages
