import { type Locale, languageOf, locales } from '@trivsel/content-contract/locales'
import { getLocale } from '#locale'
import type { Localized } from './localized.ts'

/** A text, with its language where that is not the one of the page. */
export type EitherText = { readonly text: string; readonly lang: string | undefined }

/**
 * A text in the language that is asked for or, where it has none, in another one. People write in one
 * language or in both.
 */
export function writtenText(text: Localized, locale: Locale = getLocale()): EitherText {
  const found = [locale, ...locales].find((one) => text[one].trim() !== '')
  if (found === undefined) return { text: '', lang: undefined }
  return { text: text[found], lang: found === locale ? undefined : languageOf(found) }
}

/** Empty lines are between paragraphs; lines within one stay. */
export function paragraphsOf(text: string): string[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}

const longestSummary = 180

/** The beginning of a text, for lists and search engines: whole words of its first paragraph. */
export function summaryOf(text: string): string {
  const [first = ''] = paragraphsOf(text)
  const line = first.replaceAll('\n', ' ')
  if (line.length <= longestSummary) return line
  const cut = line.slice(0, longestSummary)
  const lastSpace = cut.lastIndexOf(' ')
  return `${lastSpace > 0 ? cut.slice(0, lastSpace) : cut} …`
}
