import { expect, it } from 'vitest'
import { isComplete, languageFor, writtenIn } from './rules.ts'

const norwegian = { subject: { no: 'Tur', en: '' }, text: { no: 'Bli med', en: '' } }
const both = { subject: { no: 'Tur', en: 'Hike' }, text: { no: 'Bli med', en: 'Come along' } }

it('an issue in one language goes to everybody in that language', () => {
  expect(isComplete(norwegian)).toBe(true)
  expect(writtenIn(norwegian)).toEqual(['no'])
  expect(languageFor(norwegian, 'en')).toBe('no')
  expect(languageFor(both, 'en')).toBe('en')
})

it.each([
  ['nothing', { subject: { no: '', en: '' }, text: { no: '', en: '' } }],
  ['a subject without a text', { ...norwegian, text: { no: '', en: '' } }],
  ['one language and half of another', { ...norwegian, subject: { no: 'Tur', en: 'Hike' } }],
])('an issue with %s is incomplete', (_, issue) => {
  expect(isComplete(issue)).toBe(false)
})
