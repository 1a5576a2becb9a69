import { existsSync } from 'node:fs'
import { expect, it, test } from 'vitest'
import { exceptionFiles, findLocaleChoices } from './locale-choices.ts'
import { readSourceFiles } from './source-files.ts'

test('only one file knows the languages of the site', () => {
  const sources = readSourceFiles(['ts', 'tsx', 'mts', 'mjs'])
  expect(sources.length).toBeGreaterThan(3000)
  expect(sources.flatMap(findLocaleChoices)).toEqual([])
})

test.each(exceptionFiles)('the exception %s is a file', (file) => {
  expect(existsSync(new URL(`../${file}`, import.meta.url))).toBe(true)
})

it.each([
  "const name = locale === 'en' ? nameEn : nameNo",
  "if (getLocale() !== 'no') leave()",
  "const isEnglish = 'en' == language",
  "switch (locale) { case 'no': break }",
  "type Language = 'no' | 'en'",
  "const read = (locale?: 'en' | 'no' | undefined) => locale",
  "const Locale = z.enum(['no', 'en'])",
  "for (const locale of ['en', 'no'] as const) write(locale)",
])('finds %j', (text) => {
  expect(findLocaleChoices({ file: 'some.ts', text })).toEqual(['some.ts:1'])
})

it.each([
  'const name = { no: nameNo, en: nameEn }[locale]',
  "const path = pagePath('front', 'no')",
  "const languages = ['nb', 'en']",
  "type Answer = 'yes' | 'no'",
  "const isNorwegian = language === 'nb'",
  "// locale === 'no'",
])('leaves %j', (text) => {
  expect(findLocaleChoices({ file: 'some.ts', text })).toEqual([])
})

it('leaves a comparison in a test, but not a list of languages', () => {
  const file = 'e2e/some.spec.ts'
  expect(
    findLocaleChoices({ file, text: "const heading = language === 'no' ? 'Hei' : 'Hi'" }),
  ).toEqual([])
  expect(
    findLocaleChoices({ file, text: "for (const locale of ['no', 'en']) visit(locale)" }),
  ).toEqual([`${file}:1`])
})
