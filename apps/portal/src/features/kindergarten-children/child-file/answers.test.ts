import { expect, it } from 'vitest'
import { areAnswers, readAnswers, writeAnswers } from './answers.ts'

it.each([
  ['', true],
  ['2:same', true],
  ['2:same,17:other', true],
  ['2:same,', false],
  ['2:both', false],
  ['two:same', false],
  ['123456:same', false],
  ['2:same;3:other', false],
])('%j are answers: %s', (text, expected) => {
  expect(areAnswers(text)).toBe(expected)
})

it('reads what it has written', () => {
  const answers = new Map([
    [2, 'same'],
    [17, 'other'],
  ] as const)
  expect(readAnswers(writeAnswers(answers))).toEqual(answers)
  expect(readAnswers('')).toEqual(new Map())
})
