import { expect, it } from 'vitest'
import { toRichText } from '../queries/to-rich-text.ts'
import { richTextFromText } from './rich-text-from-text.ts'

const read = (text: string) => toRichText(richTextFromText(text), () => null)

it('separates paragraphs at blank lines and keeps single line breaks', () => {
  expect(read('Én\nTo\r\n\r\n\n Tre ')).toEqual([
    { tag: 'p', children: [{ text: 'Én' }, { tag: 'br', children: [] }, { text: 'To' }] },
    { tag: 'p', children: [{ text: 'Tre' }] },
  ])
})

it('reads headings of two levels, also without a blank line after them', () => {
  expect(read('## Dagen\nVi er ute.\n### Mat')).toEqual([
    { tag: 'h2', children: [{ text: 'Dagen' }] },
    { tag: 'p', children: [{ text: 'Vi er ute.' }] },
    { tag: 'h3', children: [{ text: 'Mat' }] },
  ])
})

it('gathers lines with a dash into one list', () => {
  expect(read('Ta med:\n- støvler\n- lue')).toEqual([
    { tag: 'p', children: [{ text: 'Ta med:' }] },
    {
      tag: 'ul',
      children: [
        { tag: 'li', children: [{ text: 'støvler' }] },
        { tag: 'li', children: [{ text: 'lue' }] },
      ],
    },
  ])
})

it('treats a hash without a space as words', () => {
  expect(read('##Dagen')).toEqual([{ tag: 'p', children: [{ text: '##Dagen' }] }])
})
