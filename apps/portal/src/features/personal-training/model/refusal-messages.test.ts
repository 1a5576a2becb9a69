import { expect, test } from 'vitest'
import { ApiError } from '#platform/api-client.ts'
import { handleErrorText, requestFieldText, sendErrorText } from './refusal-messages.ts'
import { requestRefusals } from './refusals.ts'

const codes = Object.keys(requestRefusals)

test.each([sendErrorText, handleErrorText])('every refusal has a text of its own', (textOf) => {
  const texts = codes.map((code) => textOf(new ApiError(409, code)))
  expect(new Set(texts).size).toBe(codes.length)
  expect(texts).not.toContain(textOf(new ApiError(500, 'SOMETHING_ELSE')))
})

test('every form error has a text of its own', () => {
  const problems = ['TEXT_REQUIRED', 'TOO_LONG', 'LOOKS_LIKE_NATIONAL_ID', 'SOMETHING_ELSE']
  expect(new Set(problems.map(requestFieldText)).size).toBe(problems.length)
})
