import { expect, test } from 'vitest'
import { ApiError } from '#platform/api-client.ts'
import { issueErrorText } from './refusal-messages.ts'
import { issueRefusals } from './refusals.ts'

const other = new ApiError(500, 'SOMETHING_ELSE')

test('every refusal of an issue has a text of its own', () => {
  const texts = Object.keys(issueRefusals).map((code) => issueErrorText(new ApiError(409, code)))
  expect(new Set([...texts, issueErrorText(other)]).size).toBe(texts.length + 1)
})
