import { describe, expect, it } from 'vitest'
import { ApiError } from '#platform/api-client.ts'
import { inboxErrorText, inboxFieldText } from './refusal-messages.ts'
import { inboxRefusals } from './refusals.ts'

describe('the message of a refusal', () => {
  const other = inboxErrorText(new Error('anything'))

  it.each(Object.entries(inboxRefusals))('exists for %s', (code, status) => {
    expect(inboxErrorText(new ApiError(status, code))).not.toBe(other)
  })

  it('is that of the staff area for all other codes', () => {
    expect(inboxErrorText(new ApiError(500, 'OTHER'))).toBe(other)
  })
})

it('asks for a missing text', () => {
  expect(inboxFieldText('TEXT_REQUIRED')).toBe('Skriv noe først.')
  expect(inboxFieldText('LOOKS_LIKE_NATIONAL_ID')).not.toBe(inboxFieldText('TOO_LONG'))
})
