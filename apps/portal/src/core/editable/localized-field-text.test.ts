import { defaultLocale, locales } from '@trivsel/content-contract/locales'
import { expect, it } from 'vitest'
import { localizedFieldText } from './localized-field-text.ts'

const texts = { NAME_REQUIRED: ({ language }: { language: string }) => `Navn på ${language}` }

it.each(['-', '.'])('differs between the inputs of all languages, name%sno', (sign) => {
  const found = locales.map((locale) =>
    localizedFieldText(texts, 'NAME_REQUIRED', `name${sign}${locale}`),
  )
  expect(found[locales.indexOf(defaultLocale)]).toBe('Navn på norsk')
  expect(new Set(found).size).toBe(locales.length)
})

it.each([
  ['NAME_REQUIRED', 'name'],
  ['NAME_REQUIRED', 'piano'],
  ['TOO_LONG', `name-${defaultLocale}`],
])('is none for %s of %s', (code, input) => {
  expect(localizedFieldText(texts, code, input)).toBeUndefined()
})
