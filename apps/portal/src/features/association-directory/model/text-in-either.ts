import { type Locale, locales } from '@trivsel/content-contract/locales'
import { getLocale } from '#locale'
import type { Localized } from '#platform/i18n/localized.ts'

/** A text in the language of the page or, where it has none, in another; `lang` is said then. */
export type EitherText = { readonly text: string; readonly lang: Locale | undefined }

/** @returns null where there is none in any language */
export function textInEither(text: Localized, locale: Locale = getLocale()): EitherText | null {
  if (text[locale].trim() !== '') return { text: text[locale], lang: undefined }
  const other = locales.find((one) => text[one].trim() !== '')
  return other ? { text: text[other], lang: other } : null
}

/** Paragraphs of a text: empty lines are between them, and lines within them stay. */
export function paragraphsOf(text: string): string[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}
