import type { Locale } from '@trivsel/content-contract/locales'

const addresses = {
  no: '/min-side/foreninger/kontaktperson',
  en: '/en/my-page/associations/contact-person',
} as const satisfies Record<Locale, string>

/** The page on which an invitation to be a contact person is answered. */
export const contactPersonPath = (locale: Locale): string => addresses[locale]
