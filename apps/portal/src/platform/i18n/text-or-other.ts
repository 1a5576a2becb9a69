import { locales } from '@trivsel/content-contract/locales'
import { getLocale, type Locale } from '#locale'

/** The text in a language, or in the one in which somebody has written it. */
export function textOrOther(
  text: Readonly<Record<string, string>>,
  locale: Locale = getLocale(),
): string {
  return text[locale] || locales.map((other) => text[other]).find(Boolean) || ''
}
