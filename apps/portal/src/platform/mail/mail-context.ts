import type { Locale } from '@trivsel/content-contract/locales'

/** What every mail is composed with: where its links lead, and its language. */
export type MailContext = { portalUrl: string; locale: Locale }
