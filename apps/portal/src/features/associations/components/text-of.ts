import { getLocale } from '#locale'
import { type Localized, locales } from '#platform/i18n/localized.ts'

/** In the reader's language, or in the one in which it is written. */
export const textOf = (text: Localized): string =>
  text[getLocale()] || (locales.map((locale) => text[locale]).find((one) => one !== '') ?? '')
