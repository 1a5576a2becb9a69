import { defaultLocale, locales, perLocale } from '@trivsel/content-contract/locales'
import { expect, it } from 'vitest'
import { languageName } from '#platform/format.ts'
import { issueName, recipientsText } from './issue-texts.ts'

const untitled = perLocale(() => '')

it('counts recipients, and those of every language', () => {
  const text = recipientsText(perLocale(() => 2))
  expect(text).toMatch(RegExp(`^${2 * locales.length} abonnenter får utgaven: 2 på norsk`))
  for (const locale of locales) expect(text).toContain(`2 på ${languageName(locale)}`)
})

it('is about one subscriber where there is one', () => {
  const text = recipientsText(perLocale((locale) => (locale === defaultLocale ? 1 : 0)))
  expect(text).toMatch(/^Én abonnent får utgaven: 1 på norsk/)
})

it('names an issue by its subject in the language of the reader, or in another one', () => {
  const other = locales.find((locale) => locale !== defaultLocale) ?? defaultLocale
  expect(issueName({ subject: perLocale((locale) => `In ${locale}`) })).toBe(`In ${defaultLocale}`)
  expect(issueName({ subject: { ...untitled, [other]: 'Soup' } })).toBe('Soup')
  expect(issueName({ subject: untitled })).toBe('Uten emne')
})
