import type { RichText } from '@trivsel/content-contract/content'
import { expect, test } from 'vitest'
import { plainText, truncateRichText, truncateText } from './truncate.ts'

test.each([
  ['Kort tekst', 10, 'Kort tekst'],
  ['Kort tekst', 9, 'Kort…'],
  ['Kort tekst', 4, 'Kort…'],
  ['Kort tekst   ', 10, 'Kort tekst   '],
  ['Rød, grønn og blå', 5, 'Rød…'],
  ['Rød, grønn og blå', 16, 'Rød, grønn og…'],
  ['Først (så dette)', 9, 'Først (så…'],
  ['Først – så dette', 9, 'Først…'],
  ['Arbeidsmiljøloven', 6, 'Arbeid…'],
  ['Ord\nfor ord', 5, 'Ord…'],
  ['', 0, ''],
])('%j in %d characters is %j', (text, most, expected) => {
  expect(truncateText(text, most)).toBe(expected)
})

test('a character of two halves is never cut in two', () => {
  expect(truncateText('𝄞𝄞𝄞', 3)).toBe('𝄞…')
})

const paragraphs: RichText = [
  { tag: 'p', children: [{ text: 'Les ' }, { tag: 'strong', children: [{ text: 'mer her' }] }] },
  { tag: 'p', children: [{ text: 'Og så litt til' }] },
]

test('rich text that fits is the very same', () => {
  expect(truncateRichText(paragraphs, 26)).toBe(paragraphs)
})

test('rich text keeps the markup of what is kept', () => {
  expect(truncateRichText(paragraphs, 8)).toEqual([
    { tag: 'p', children: [{ text: 'Les ' }, { tag: 'strong', children: [{ text: 'mer…' }] }] },
  ])
})

test('the end of a paragraph is the end of a word', () => {
  expect(plainText(truncateRichText(paragraphs, 12))).toBe('Les mer her…\n')
  expect(plainText(truncateRichText(paragraphs, 14))).toBe('Les mer her\nOg…\n')
})

test('nothing is left of what comes after the cut', () => {
  const link = { tag: 'a', href: 'https://example.org', children: [{ text: 'lenke' }] }
  expect(truncateRichText([{ text: 'Først ' }, link], 7)).toEqual([{ text: 'Først…' }])
})

test('a line break parts words', () => {
  const content: RichText = [{ text: 'En' }, { tag: 'br', children: [] }, { text: 'to tre' }]
  expect(plainText(truncateRichText(content, 5))).toBe('En\nto…')
})
