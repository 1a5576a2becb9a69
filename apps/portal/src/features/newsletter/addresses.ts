import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { type Pages, tableQuery } from '#platform/routing/page.ts'

export const pages = {
  newsletter: fixedAddresses.newsletter,
  newsletterConfirm: {
    no: '/om-oss/nyhetsbrev/bekreft',
    en: '/en/about-us/newsletter/confirm',
    browserFragment: true,
  },
  newsletterUnsubscribe: {
    untilFinished: true,
    no: '/om-oss/nyhetsbrev/avmelding',
    en: '/en/about-us/newsletter/unsubscribe',
    browserFragment: true,
  },
  staffNewsletter: {
    no: '/ansatt/nyhetsbrev',
    en: '/en/staff/newsletter',
    browserQuery: [...tableQuery],
  },
  staffNewsletterIssue: { no: '/ansatt/nyhetsbrev/$id', en: '/en/staff/newsletter/$id' },
} as const satisfies Pages
