import type { Locale } from '@trivsel/content-contract/locales'
import type { Words } from './admin/in-language.ts'

/** What editors read of a language, in the language of their admin. */
export const localeLabels = {
  no: { nb: 'Norsk', en: 'Norwegian' },
  en: { nb: 'Engelsk', en: 'English' },
} as const satisfies Record<Locale, Words>
