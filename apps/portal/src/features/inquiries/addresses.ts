import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { type Pages, tableQuery } from '#platform/routing/page.ts'
import { outcomePattern } from './contact/plain/outcomes.ts'

/** No filter contains a name or an address of a person. */
const inbox = ['status', 'category', 'assignee'] as const

export const pages = {
  /** A link may preselect a category by its id. Without the forms it says how else to reach us. */
  contact: {
    ...fixedAddresses.contact,
    services: [],
    query: { outcome: outcomePattern },
    viewQuery: ['outcome'],
    browserQuery: ['category'],
    // Staff may change the categories.
    life: 60_000,
  },
  semesterWafers: fixedAddresses.semesterWafers,
  infoStand: fixedAddresses.infoStand,
  welcomeLecture: fixedAddresses.welcomeLecture,
  healthCoordinator: { ...fixedAddresses.healthCoordinator, services: ['contact', 'health'] },
  staffInquiries: {
    untilFinished: true,
    no: '/ansatt/henvendelser',
    en: '/en/staff/inquiries',
    browserQuery: [...inbox, ...tableQuery],
  },
  staffInquirySetup: {
    untilFinished: true,
    no: '/ansatt/henvendelser/oppsett',
    en: '/en/staff/inquiries/setup',
  },
  /** The filters of the list that the reader came from. */
  staffInquiry: {
    untilFinished: true,
    no: '/ansatt/henvendelser/$id',
    en: '/en/staff/inquiries/$id',
    browserQuery: [...inbox, ...tableQuery],
  },
} as const satisfies Pages
