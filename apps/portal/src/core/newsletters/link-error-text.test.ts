import { expect, test } from 'vitest'
import { ApiError } from '#platform/api-client.ts'
import { linkErrorText } from './link-error-text.ts'

const other = new ApiError(500, 'SOMETHING_ELSE')

test('a malformed link has the same text as an expired one', () => {
  const expired = linkErrorText(new ApiError(410, 'LINK_NOT_VALID'))
  expect(expired).toContain('Lenken virker ikke lenger')
  expect(linkErrorText(new ApiError(400, 'INVALID_REQUEST'))).toBe(expired)
  expect(linkErrorText(other)).not.toBe(expired)
})
