import { expect, test } from 'vitest'
import { foldText, foldWords, withoutSubstitutes, wordsOf } from './fold-text.ts'

test.each([
  ['Søknad', 'soknad'],
  ['ÅRSPLAN', 'arsplan'],
  ['Ta\u030arnet', 'tarnet'],
  ['kafé', 'kafe'],
  ['Værøy', 'vaeroy'],
  ['Großer', 'grosser'],
  ['２４', '24'],
])('%s folds to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test('only letters and digits are words', () => {
  expect(wordsOf("' or 1=1; -- <b>Frisk & rask</b> :* 🙂 \u0000 man–fre")).toEqual([
    'or',
    '1',
    '1',
    'b',
    'Frisk',
    'rask',
    'b',
    'man',
    'fre',
  ])
  expect(wordsOf('🙂 … \u0000')).toEqual([])
})

test.each([
  ['⑴', ['1']],
  ['ﷺ', ['صلى', 'الله', 'عليه', 'وسلم']],
  ['㏂ ﹙ａ﹚ ½', ['a', 'm', 'a', '1', '2']],
  ['ﬁnans', ['finans']],
  ['\u0301 \u0338\u20dd \u0488', []],
  ['e\u0301\u0338', ['e']],
  ['İ', ['i']],
])('%j has the folded words %j', (text, folded) => {
  expect(wordsOf(text).map(foldText)).toEqual(folded)
})

test('no character of Unicode leaves anything but letters and digits, or an empty word', () => {
  const odd: string[] = []
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const character = String.fromCodePoint(code)
    if (/^[a-z0-9\p{Script=Han}\p{Script=Hangul}\p{C}]$/u.test(character)) continue
    const words = wordsOf(character).map(foldText)
    if (!words.every((word) => /^[\p{L}\p{N}]+$/u.test(word))) odd.push(code.toString(16))
  }
  expect(odd).toEqual([])
})

test('folded words are separated by one space', () => {
  expect(foldWords(' Søk  «på»\nnytt! ')).toBe('sok pa nytt')
})

test('a search typed without ø and å finds words with them', () => {
  expect(withoutSubstitutes(foldText('soeknad'))).toBe(foldText('søknad'))
  expect(withoutSubstitutes(foldText('maaltid'))).toBe(foldText('måltid'))
})
