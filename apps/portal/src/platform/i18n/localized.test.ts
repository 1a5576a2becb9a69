import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { locales, localized, textIn } from './localized.ts'

describe('a text in every language', () => {
  const schema = localized(z.string().check(z.minLength(1, 'REQUIRED')))

  it('has one for each language of the site, and no other', () => {
    expect(schema.safeParse({ no: 'Bane', en: 'Court' }).success).toBe(true)
    expect(schema.safeParse({ no: 'Bane' }).success).toBe(false)
    expect(schema.safeParse({ no: 'Bane', en: 'Court', de: 'Platz' }).success).toBe(false)
  })

  it('names the language whose text is wrong', () => {
    const { error } = schema.safeParse({ no: 'Bane', en: '' })
    expect(error?.issues).toEqual([expect.objectContaining({ path: ['en'], message: 'REQUIRED' })])
  })

  it('is read in the language that is asked for', () => {
    const text = { no: 'Bane', en: 'Court' }
    expect(locales.map((locale) => textIn(text, locale))).toEqual(['Bane', 'Court'])
  })
})
