import { expect, test } from 'vitest'
import { EntryForm, longestText } from './entry-form.ts'

const problemOf = (text: unknown) => EntryForm.safeParse({ text }).error?.issues[0]?.message

test('a text is taken as it is written, without the space around it', () => {
  expect(EntryForm.parse({ text: '  Åpent\npå fredag?\n' })).toEqual({ text: 'Åpent\npå fredag?' })
})

test.each([
  ['', 'TEXT_REQUIRED'],
  [' \n ', 'TEXT_REQUIRED'],
  ['a', undefined],
  ['a'.repeat(longestText), undefined],
  ['a'.repeat(longestText + 1), 'TOO_LONG'],
  ['Jeg er 130972 48022', 'LOOKS_LIKE_NATIONAL_ID'],
])('%j: %s', (text, problem) => {
  expect(problemOf(text)).toBe(problem)
})

test.each([[undefined], [null], [7], [['a']]])('%j is no text', (text) => {
  expect(problemOf(text)).toBeDefined()
})
