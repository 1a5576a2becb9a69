import { getLocale, type Locale } from '#locale'

/** What `Intl` calls a language of the site: `no` is no code of a written one there. */
const codes: Readonly<Partial<Record<Locale, string>>> = { no: 'nb' }

/** `norsk bokmål`, `engelsk`, in the language of the page. */
export function languageName(locale: Locale, inLocale: Locale = getLocale()): string {
  const names = new Intl.DisplayNames([codes[inLocale] ?? inLocale], { type: 'language' })
  return names.of(codes[locale] ?? locale) ?? locale
}
