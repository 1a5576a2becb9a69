import { languageName } from '#platform/format.ts'
import { locales } from '#platform/i18n/localized.ts'

/**
 * The text beside an input that is in one language: it names the language, so that the links of an
 * error summary differ.
 * @param input `name-no`; `name.no` in a form with objects
 * @returns undefined for an input without a language, and for a code that is not in `texts`
 */
export function localizedFieldText(
  texts: Readonly<Record<string, (names: { language: string }) => string>>,
  code: string,
  input: string,
): string | undefined {
  const locale = locales.find((one) => input.endsWith(`-${one}`) || input.endsWith(`.${one}`))
  return locale && texts[code]?.({ language: languageName(locale) })
}
