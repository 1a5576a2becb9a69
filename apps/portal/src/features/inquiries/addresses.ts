import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { type Pages, tableQuery } from '#platform/routing/page.ts'

/** Nobody's name or address is among them. */
const inbox = ['status', 'category', 'assignee'] as const

export const pages = {
  /** A link may say what it is about: the id of a category. */
  contact: { ...fixedAddresses.contact, browserQuery: ['category'] },
  semesterWafers: fixedAddresses.semesterWafers,
  infoStand: fixedAddresses.infoStand,
  welcomeLecture: fixedAddresses.welcomeLecture,
  healthCoordinator: fixedAddresses.healthCoordinator,
  staffInquiries: {
    no: '/ansatt/henvendelser',
    en: '/en/staff/inquiries',
    browserQuery: [...inbox, ...tableQuery],
  },
  staffInquirySetup: {
    no: '/ansatt/henvendelser/oppsett',
    en: '/en/staff/inquiries/setup',
  },
  /** Which list one came from goes along. */
  staffInquiry: {
    no: '/ansatt/henvendelser/$id',
    en: '/en/staff/inquiries/$id',
    browserQuery: [...inbox, ...tableQuery],
  },
} as const satisfies Pages
