import { expect, test } from 'vitest'
import { ApiError } from '#platform/api-client.ts'
import { entryFieldText, handleErrorText, writeErrorText } from './refusal-messages.ts'
import { suggestionBoxRefusals } from './refusals.ts'

const codes = Object.keys(suggestionBoxRefusals)

test.each([writeErrorText, handleErrorText])('every refusal has a text of its own', (textOf) => {
  const texts = codes.map((code) => textOf(new ApiError(409, code)))
  expect(new Set(texts).size).toBe(codes.length)
  expect(texts).not.toContain(textOf(new ApiError(500, 'SOMETHING_ELSE')))
})

test('every problem of the form has a text of its own', () => {
  const problems = ['TEXT_REQUIRED', 'TOO_LONG', 'LOOKS_LIKE_NATIONAL_ID', 'SOMETHING_ELSE']
  expect(new Set(problems.map(entryFieldText)).size).toBe(problems.length)
})
