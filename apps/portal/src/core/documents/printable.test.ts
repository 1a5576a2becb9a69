import { expect, it } from 'vitest'
import { legible } from './pdf/legible.server.ts'
import { findUnwritable } from './pdf/typefaces.server.ts'
import { findUnprintable, isKnownLetter } from './printable.ts'

it.each([
  ['Fest 🎉 i kveld', 'Fest i kveld'],
  ['🎉 Fest\n👩🏽‍🎓👍🏽 for alle 🇳🇴', 'Fest\nfor alle'],
  ['Vi ❤️ sjakk', 'Vi sjakk'],
  ['1️⃣ Mat ☕', '1 Mat'],
  ['Skriv e\u2011post → innen 1.\u202f5.', 'Skriv e-post -> innen 1. 5.'],
  ['Ｆｕｌｌ ﬁn', 'Full fin'],
  ['Festen محمد علي og 张伟.', 'Festen […] og […].'],
  ['🎉', '[…]'],
  ['Nguyễn, Łukasz, Владимир – «Åse» 100 €', 'Nguyễn, Łukasz, Владимир – «Åse» 100 €'],
])('writes %j as %j', (text, written) => {
  expect(legible(text)).toBe(written)
  expect(findUnwritable(written.replaceAll('\n', ' '))).toEqual([])
})

it('names what a document leaves out, and no sign that it can write in another way', () => {
  expect(findUnprintable('Vi ❤️ sjakk 🎉🎉 i «Ōsaka» → 张')).toEqual(['❤', '🎉', '张'])
  expect(findUnprintable('Nguyễn, Владимир, Γιώργος, 5 ≤ 6, e\u2011post')).toEqual([])
})

it('a page knows the letters that the typefaces have', () => {
  const wrong: string[] = []
  for (let code = 0x20; code < 0x3000; code += 1) {
    const letter = String.fromCodePoint(code)
    if (/[\p{Cn}\p{Cc}\p{Cf}\p{M}]/u.test(letter) || letter.normalize('NFC') !== letter) continue
    const canWrite = findUnwritable(letter).length === 0
    // Of rare signs a page says too much rather than too little.
    if (isKnownLetter(letter) ? !canWrite : canWrite && code < 0x1000) wrong.push(code.toString(16))
  }
  expect(wrong).toEqual([])
})
