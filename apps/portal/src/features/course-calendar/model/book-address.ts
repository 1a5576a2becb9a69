import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { type Locale, perLocale } from '@trivsel/content-contract/locales'

const parts = { no: 'bestill', en: 'book' } as const satisfies Record<Locale, string>
const book = perLocale((locale) => `${fixedAddresses.courseCalendar[locale]}/${parts[locale]}`)

/** Where seats of a course are booked. */
export const bookAddress = (id: string, locale: Locale): string => `${book[locale]}/${id}`
