import { expect, it } from 'vitest'
import { toRichText } from '../queries/to-rich-text.ts'
import { richTextFromText } from './rich-text-from-text.ts'

const store = (text: string) =>
  richTextFromText(text, (target) =>
    'url' in target ? target : { relationTo: target.page, value: 7 },
  )
const read = (text: string) =>
  toRichText(store(text), ({ relationTo, value }) => `/${relationTo}/${value}`)

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

const line = (text: string) => {
  const [paragraph] = read(text)
  return paragraph && 'tag' in paragraph ? paragraph.children : []
}
const strong = (text: string) => ({ tag: 'strong', children: [{ text }] })

it('makes the words between two pairs of stars bold', () => {
  expect(line('Ta **med** lue')).toEqual([{ text: 'Ta ' }, strong('med'), { text: ' lue' }])
  expect(line('2 ** 3')).toEqual([{ text: '2 ' }, { text: '**' }, { text: ' 3' }])
})

it('reads links to other sites and to items, also bold ones and several on a line', () => {
  expect(line('Se [kartet](https://kart.no/?a=b) og [Domus](gyms/domus).')).toEqual([
    { text: 'Se ' },
    { tag: 'a', href: 'https://kart.no/?a=b', children: [{ text: 'kartet' }] },
    { text: ' og ' },
    { tag: 'a', href: '/gyms/domus/7', children: [{ text: 'Domus' }] },
    { text: '.' },
  ])
  const bold = { tag: 'a', href: 'mailto:a@b.no', children: [strong('skriv')] }
  expect(line('**[skriv](mailto:a@b.no)**')).toEqual([bold])
  expect(line('[**skriv**](mailto:a@b.no)')).toEqual([bold])
  expect(line('[en **to**](tel:+4722000000)')).toEqual([
    { tag: 'a', href: 'tel:+4722000000', children: [{ text: 'en ' }, strong('to')] },
  ])
  expect(line('[a](x/y)[b](x/y)')).toHaveLength(2)
})

it('leaves brackets that are no link as they are', () => {
  expect(line('[sic] (ja) [a] (b/c)')).toEqual([{ text: '[sic] (ja) [a] (b/c)' }])
})

it('always makes the same of the same text', () => {
  expect(store('[a](x/y)')).toEqual(store('[a](x/y)'))
})
