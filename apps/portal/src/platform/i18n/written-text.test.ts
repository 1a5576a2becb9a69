import { expect, test } from 'vitest'
import { paragraphsOf, summaryOf, writtenText } from './written-text.ts'

test('a text is in the language of the page or, said so, in the other one', () => {
  expect(writtenText({ no: 'Kor', en: 'Choir' }, 'en')).toEqual({ text: 'Choir', lang: undefined })
  expect(writtenText({ no: 'Kor', en: ' ' }, 'en')).toEqual({ text: 'Kor', lang: 'nb' })
  expect(writtenText({ no: '', en: '' }, 'no')).toEqual({ text: '', lang: undefined })
})

test('empty lines are between paragraphs, and markup is text', () => {
  expect(paragraphsOf('<b>En</b>\nto\r\n\r\n \ntre\n')).toEqual(['<b>En</b>\nto', 'tre'])
})

test('a summary is the beginning of the first paragraph, in whole words', () => {
  expect(summaryOf('Kort.\n\nMer.')).toBe('Kort.')
  const long = summaryOf('ordene '.repeat(60))
  expect(long.length).toBeLessThanOrEqual(182)
  expect(long.endsWith('ordene …')).toBe(true)
})
