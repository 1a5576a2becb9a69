import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { type Pages, tableQuery } from '#platform/routing/page.ts'

/** No filter contains a name or an address of a person. */
const inbox = ['status', 'category', 'assignee'] as const

export const pages = {
  /** A link may preselect a category by its id. */
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
  /** The filters of the list that the reader came from. */
  staffInquiry: {
    no: '/ansatt/henvendelser/$id',
    en: '/en/staff/inquiries/$id',
    browserQuery: [...inbox, ...tableQuery],
  },
} as const satisfies Pages
