import { locales } from '@trivsel/content-contract/locales'
import { getLocale, type Locale } from '#locale'

type Text = Readonly<Record<string, string>>

/** The text in a language, or in the one in which a board has written it. */
export function textOrOther(text: Text, locale: Locale = getLocale()): string {
  return text[locale] || locales.map((other) => text[other]).find(Boolean) || ''
}

/** What is stored of a chosen option: the same whatever language it was chosen in. */
export const valueOfOption = (option: Text): string => textOrOther(option, locales[0])
