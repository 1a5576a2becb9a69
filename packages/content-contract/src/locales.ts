/**
 * The languages of the site. This is the only list of them: the content system, the portal, its
 * messages and its database schema read it (docs/adr/0062-one-list-of-locales.md says how one is added).
 */
export const locales = ['no', 'en'] as const
export type Locale = (typeof locales)[number]

/** Its addresses have no prefix, and it is what nobody has chosen (specification, section 9). */
export const defaultLocale = 'no' satisfies Locale

type Facts = {
  /** BCP 47, for `lang` and `hreflang`. */
  readonly language: string
  /** BCP 47 with the region whose dates and numbers people expect, for `Intl`. */
  readonly formatTag: string
  /** What the language calls itself. */
  readonly name: string
}

const facts = {
  no: { language: 'nb', formatTag: 'nb-NO', name: 'Norsk' },
  en: { language: 'en', formatTag: 'en-GB', name: 'English' },
} as const satisfies Record<Locale, Facts>

/** `nb`, `en`: for `lang`, `hreflang` and for sorting. */
export const languageOf = (locale: Locale) => facts[locale].language

/** `nb-NO`, `en-GB`: how dates and numbers are written. */
export const formatTagOf = (locale: Locale) => facts[locale].formatTag

/** `Norsk`, `English`. */
export const nameOfLocale = (locale: Locale) => facts[locale].name

/** The locale of a document with this `lang`. */
export function localeOfLanguage(language: string): Locale {
  return locales.find((locale) => languageOf(locale) === language) ?? defaultLocale
}

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

/** The others, in the order of the list. */
export const otherLocales = (locale: Locale): readonly Locale[] =>
  locales.filter((one) => one !== locale)

/** One value for each locale. */
export function perLocale<Value>(valueIn: (locale: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(locales.map((locale) => [locale, valueIn(locale)])) as Record<
    Locale,
    Value
  >
}

/** The same for values that take time. */
export async function perLocaleAsync<Value>(
  valueIn: (locale: Locale) => Promise<Value>,
): Promise<Record<Locale, Value>> {
  const values = await Promise.all(locales.map(valueIn))
  return Object.fromEntries(locales.map((locale, index) => [locale, values[index]])) as Record<
    Locale,
    Value
  >
}

/** What addresses in a language begin with: nothing, or `/en`. */
export const addressPrefixOf = (locale: Locale) => (locale === defaultLocale ? '' : `/${locale}`)

/** The language that an address is in. */
export function localeOfAddress(pathname: string): Locale {
  const [, first] = pathname.split('/')
  return isLocale(first) ? first : defaultLocale
}
