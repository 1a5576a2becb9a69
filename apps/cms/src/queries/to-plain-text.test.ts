import { expect, it } from 'vitest'
import { toPlainText } from './to-plain-text.ts'

it('writes paragraphs, headings and list items on lines of their own, without markup', () => {
  const item = (text: string) => ({ tag: 'li', children: [{ text }] })
  expect(
    toPlainText([
      { tag: 'h2', children: [{ text: 'Dagen' }] },
      {
        tag: 'p',
        children: [
          { text: 'Vi er ' },
          { tag: 'strong', children: [{ text: 'ut' }] },
          { text: 'e  mye.' },
          { tag: 'br', children: [] },
          { tag: 'a', href: '/tur', children: [{ text: 'Turplan' }] },
        ],
      },
      { tag: 'ul', children: [item('Regn'), item('Sol')] },
    ]),
  ).toBe('Dagen\nVi er ute mye.\nTurplan\nRegn\nSol')
})

it('writes nothing for an empty text', () => {
  expect(toPlainText([])).toBe('')
})
