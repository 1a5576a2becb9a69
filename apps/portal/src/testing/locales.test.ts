import { defaultLocale, locales } from '@trivsel/content-contract/locales'
import { expect, test } from 'vitest'
import { baseLocale, locales as compiled } from '#locale'

test('the messages are compiled for the locales of the site', () => {
  expect([...compiled]).toEqual([...locales])
  expect(baseLocale).toBe(defaultLocale)
})
