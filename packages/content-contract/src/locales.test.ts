import { describe, expect, it, test } from 'vitest'
import {
  addressPrefixOf,
  defaultLocale,
  isLocale,
  languageOf,
  localeOfAddress,
  localeOfLanguage,
  locales,
  nameOfLocale,
  otherLocales,
  perLocale,
  perLocaleAsync,
} from './locales.ts'

describe.each(locales)('%s', (locale) => {
  it('is found by the language of a document', () => {
    expect(localeOfLanguage(languageOf(locale))).toBe(locale)
  })

  it('is found by its addresses', () => {
    const prefix = addressPrefixOf(locale)
    expect(localeOfAddress(prefix || '/')).toBe(locale)
    expect(localeOfAddress(`${prefix}/search`)).toBe(locale)
  })

  it('is none of the others', () => {
    expect([...otherLocales(locale), locale].sort()).toEqual([...locales].sort())
  })
})

it.each(['/enhet', '/english/en', '/', ''])('%j is in the default language', (address) => {
  expect(localeOfAddress(address)).toBe(defaultLocale)
})

test('no two have the same name', () => {
  expect(new Set(locales.map(nameOfLocale)).size).toBe(locales.length)
})

test('an unknown language is the default one', () => {
  expect(localeOfLanguage('de')).toBe(defaultLocale)
  expect(isLocale('nb')).toBe(false)
  expect(isLocale(undefined)).toBe(false)
})

test('one value for each', async () => {
  const expected = { no: 'no!', en: 'en!' }
  expect(perLocale((locale) => `${locale}!`)).toEqual(expected)
  expect(await perLocaleAsync(async (locale) => `${locale}!`)).toEqual(expected)
})
