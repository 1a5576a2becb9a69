import { formatTagOf, type Locale, languageOf } from '@trivsel/content-contract/locales'
import { getLocale } from '#locale'

/** Norwegian writes weekdays in lower case; where a line begins with one it gets its capital. */
export function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A name that begins with a capital, in the middle of a sentence. */
export function withinSentence(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/**
 * A file size in whole kB, at least one where there is something, or MB with one decimal.
 * @param kilo 1,024 when it is shown beside a limit in such units
 */
export function formatFileSize(bytes: number, kilo: 1_000 | 1_024 = 1_000): string {
  const isLarge = bytes >= kilo ** 2
  const value = isLarge ? bytes / kilo ** 2 : Math.max(bytes / kilo, bytes > 0 ? 1 : 0)
  const number = new Intl.NumberFormat(formatTagOf(getLocale()), {
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(value)
  return `${number} ${isLarge ? 'MB' : 'kB'}`
}

/** With one decimal: `4,5`, in English `4.5`. */
export function formatDecimal(number: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return new Intl.NumberFormat(formatTagOf(getLocale()), digits).format(number)
}

/** A share of a whole in percent: `80 %` in Norwegian, `80%` in English. */
export function formatPercent(percent: number): string {
  const language = formatTagOf(getLocale())
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(
    percent / 100,
  )
}

/** `1 på norsk og 2 på engelsk`, in the language of the page. */
export function formatList(texts: readonly string[]): string {
  return new Intl.ListFormat(formatTagOf(getLocale())).format(texts)
}

/** The name of a language in the language of the page: `engelsk`, `Norwegian`. */
export function languageName(locale: Locale): string {
  const names = new Intl.DisplayNames([languageOf(getLocale())], { type: 'language' })
  return names.of(locale) ?? locale
}
