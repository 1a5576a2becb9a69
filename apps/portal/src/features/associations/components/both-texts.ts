import { type Localized, locales } from '#platform/i18n/localized.ts'

/** In every language in which it is written, one below the other. */
export const bothTexts = (text: Localized): string =>
  locales
    .map((locale) => text[locale])
    .filter((one) => one !== '')
    .join('\n\n')
