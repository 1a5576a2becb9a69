import { type Locale, languageOf } from '@trivsel/content-contract/locales'
import { countryTable } from './country-table.ts'

export type Country = {
  /** ISO 3166-1 alpha-2. */
  readonly code: string
  readonly no: string
  readonly en: string
  /** `+47`. */
  readonly callingCode: string
  readonly isInEea: boolean
}

export const countries: readonly Country[] = countryTable.map(
  ([code, no, en, digits, isInEea]) => ({
    code,
    no,
    en,
    callingCode: `+${digits}`,
    isInEea,
  }),
)

const byCode = new Map(countries.map((country) => [country.code, country]))
const byNorwegianName = new Map(countries.map((country) => [country.no, country]))
const callingCodes = new Set(countries.map(({ callingCode }) => callingCode))

export function findCountry(code: string): Country | undefined {
  return byCode.get(code)
}

/** By the name that is sent on (specification, section 5: nationality is the Norwegian name). */
export function findCountryByNorwegianName(name: string): Country | undefined {
  return byNorwegianName.get(name)
}

/**
 * Whether citizens of the country may study in Norway without a residence permit: the EU and EEA, and
 * Switzerland by its own agreement.
 */
export function hasFreeMovement({ code, isInEea }: Country): boolean {
  return isInEea || code === 'CH'
}

/** @param code `+47` */
export function isCallingCode(code: string): boolean {
  return callingCodes.has(code)
}

/** In the alphabetical order of a language: Åland comes first in English and last in Norwegian. */
export function sortedCountries(locale: Locale): Country[] {
  const { compare } = new Intl.Collator(languageOf(locale))
  return countries.toSorted((one, other) => compare(one[locale], other[locale]))
}

/** Which country a code that several share is known by. */
const knownFor: Readonly<Record<string, readonly string[]>> = {
  '+1': ['US', 'CA'],
  '+7': ['RU', 'KZ'],
  '+39': ['IT'],
  '+44': ['GB'],
  '+47': ['NO'],
  '+61': ['AU'],
  '+64': ['NZ'],
  '+212': ['MA'],
  '+262': ['RE'],
  '+358': ['FI'],
  '+500': ['FK'],
  '+590': ['GP'],
  '+599': ['CW'],
  '+672': ['NF'],
}

/** Every calling code once, with the countries that it is known by: `Canada, USA (+1)`. */
export function callingCodeChoices(locale: Locale): { code: string; text: string }[] {
  const shown = sortedCountries(locale).filter(
    ({ code, callingCode }) => knownFor[callingCode]?.includes(code) ?? true,
  )
  const names = Map.groupBy(shown, ({ callingCode }) => callingCode)
  return [...names].map(([code, countries]) => ({
    code,
    text: `${countries.map((country) => country[locale]).join(', ')} (${code})`,
  }))
}
