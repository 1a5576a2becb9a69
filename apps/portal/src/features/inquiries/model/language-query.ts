import type { Locale } from '@trivsel/content-contract/locales'
/** The language of texts in the answer, and of mails that follow. */
export type LanguageQuery = { language?: Locale | undefined }
