import type { RichText } from '@trivsel/content-contract/content'
import { expect, test } from 'vitest'
import { linkTelephones } from './link-telephones.ts'

/** Links as `[text](href)`, other tags as `<tag>…</tag>`. */
const shown = (content: RichText): string =>
  content
    .map((node) => {
      if ('text' in node) return node.text
      const inside = shown(node.children)
      return node.tag === 'a' ? `[${inside}](${node.href})` : `<${node.tag}>${inside}</${node.tag}>`
    })
    .join('')
    .replaceAll('\u00a0', ' ')

test.each([
  ['Ring 113.', 'Ring [113](tel:113).'],
  ['Ring oss på 22 00 00 41, takk', 'Ring oss på [22 00 00 41](tel:+4722000041), takk'],
  ['Ring 113 eller 116117 nå', 'Ring [113](tel:113) eller [116 117](tel:116117) nå'],
  ['Ring 113, 112 eller 110', 'Ring [113](tel:113), [112](tel:112) eller [110](tel:110)'],
  ['Legevakt: 116 117', 'Legevakt: [116 117](tel:116117)'],
  ['Mobil 900 00 000', 'Mobil [900 00 000](tel:+4790000000)'],
  ['Tlf. 22000000', 'Tlf. [22 00 00 00](tel:+4722000000)'],
  ['+47 400 00 060 fra utlandet', '[400 00 060](tel:+4740000060) fra utlandet'],
  ['22\u00a000\u00a000\u00a041', '[22 00 00 41](tel:+4722000041)'],
])('%s', (text, linked) => {
  expect(shown(linkTelephones([{ text }]))).toBe(linked)
})

test.each([
  'Vi har 113 plasser og 112 barn',
  'Ringveien 113',
  'I 113 år',
  '22000000 skritt',
  '116 117 kroner',
  'NOK 22 00 00 00',
  '900 00 000 kr',
  'Konto 1503 22 33 445',
  'Konto 1503.22.33445',
  'Kontonummer 15 03 22 33 44 5',
  'Org.nr. 987 654 321',
  '24.12.2026 kl. 11.30',
  'Høsten 2026: 11 12 13',
  '10–15 11 12 13 14',
  'Åpent 11–\u206022 00 00 00',
  '22 00 00 00–\u206011',
  'Fødselsnummer 010101 12345',
  'Ett år: 166 859 kroner',
])('nothing to call in: %s', (text) => {
  expect(linkTelephones([{ text }])).toEqual([{ text }])
})

test('a number in bold is called by the words before it', () => {
  const call: RichText = [
    {
      tag: 'p',
      children: [
        { text: 'Fare for liv: Ring ' },
        { tag: 'strong', children: [{ text: '113' }] },
        { text: ' eller ' },
        { tag: 'strong', children: [{ text: '112' }] },
        { text: '. Vi var ' },
        { tag: 'strong', children: [{ text: '113' }] },
        { text: '.' },
      ],
    },
  ]
  expect(shown(linkTelephones(call))).toBe(
    '<p>Fare for liv: Ring <strong>[113](tel:113)</strong> eller <strong>[112](tel:112)</strong>. Vi var <strong>113</strong>.</p>',
  )
})

test('what is a link, or is shown as it is, stays so', () => {
  const content: RichText = [
    { tag: 'a', href: '/hjelp', children: [{ tag: 'strong', children: [{ text: 'Ring 113' }] }] },
    { tag: 'pre', children: [{ text: 'Ring 113' }] },
  ]
  expect(linkTelephones(content)).toEqual(content)
})

test('text without a number is the same text', () => {
  const content: RichText = [{ tag: 'p', children: [{ text: 'Hei' }] }]
  expect(linkTelephones(content)).toEqual(content)
})
