import { z } from 'zod/mini'
import { getLocale, type Locale, locales } from '#locale'

export { type Locale, locales }

/** A text in every language of the site, as staff enter it. */
export type Localized = Readonly<Record<Locale, string>>

/** A text in every language, each judged by the same schema. */
export function localized(text: z.ZodMiniType<string>): z.ZodMiniType<Localized> {
  const shape = Object.fromEntries(locales.map((locale) => [locale, text]))
  return z.strictObject(shape) as unknown as z.ZodMiniType<Localized>
}

/** @param locale that of the page, of a mail or of a letter */
export function textIn(text: Localized, locale: Locale = getLocale()): string {
  return text[locale]
}
