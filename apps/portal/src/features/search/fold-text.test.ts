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

test('folded words stand apart by one space', () => {
  expect(foldWords(' Søk  «på»\nnytt! ')).toBe('sok pa nytt')
})

test('whoever has no ø and å is understood', () => {
  expect(withoutSubstitutes(foldText('soeknad'))).toBe(foldText('søknad'))
  expect(withoutSubstitutes(foldText('maaltid'))).toBe(foldText('måltid'))
})
