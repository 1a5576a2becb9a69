import { expect, test } from 'vitest'
import { longestText, RequestForm } from './request-form.ts'

const problemOf = (text: unknown) =>
  RequestForm.safeParse({ kind: 'pt', trainer: '', text }).error?.issues[0]?.message

test('keeps the text as written, without surrounding white space', () => {
  const typed = { kind: 'boost', trainer: ' Linn ', text: '  Åpent\npå fredag?\n' }
  expect(RequestForm.parse(typed)).toEqual({
    kind: 'boost',
    trainer: 'Linn',
    text: 'Åpent\npå fredag?',
  })
})

test.each([
  ['', 'TEXT_REQUIRED'],
  [' \n ', 'TEXT_REQUIRED'],
  ['a', undefined],
  ['a'.repeat(longestText), undefined],
  ['a'.repeat(longestText + 1), 'TOO_LONG'],
  ['Jeg er 130972 48022', 'LOOKS_LIKE_NATIONAL_ID'],
])('the text %j gives the error %s', (text, problem) => {
  expect(problemOf(text)).toBe(problem)
})

test.each([[undefined], [null], [7], [['a']]])('refuses %j as a text', (text) => {
  expect(problemOf(text)).toBeDefined()
})
