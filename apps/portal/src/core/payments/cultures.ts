import type { Locale } from '@trivsel/content-contract/locales'

/** What the provider calls the languages of its card form. */
export type Culture = 'nb-NO' | 'en-US'

export const cultureOf = { no: 'nb-NO', en: 'en-US' } as const satisfies Record<Locale, Culture>
