import { expect, test } from 'vitest'
import { ApiError } from '#platform/api-client.ts'
import { issueErrorText, linkErrorText } from './refusal-messages.ts'
import { issueRefusals } from './refusals.ts'

const other = new ApiError(500, 'SOMETHING_ELSE')

test('every refusal of an issue has a text of its own', () => {
  const texts = Object.keys(issueRefusals).map((code) => issueErrorText(new ApiError(409, code)))
  expect(new Set([...texts, issueErrorText(other)]).size).toBe(texts.length + 1)
})

test('a malformed link has the same text as an expired one', () => {
  const expired = linkErrorText(new ApiError(410, 'LINK_NOT_VALID'))
  expect(expired).toContain('Lenken virker ikke lenger')
  expect(linkErrorText(new ApiError(400, 'INVALID_REQUEST'))).toBe(expired)
  expect(linkErrorText(other)).not.toBe(expired)
})
