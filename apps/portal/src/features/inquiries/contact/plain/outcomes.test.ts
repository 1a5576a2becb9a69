import { expect, it } from 'vitest'
import { contactRefusals } from '../refusals.ts'
import { contactOutcomes, outcomeOf, outcomePattern, outcomeSearch } from './outcomes.ts'

it.each([
  ['FIELDS_INVALID', { fields: { email: 'EMAIL_INVALID' } }, 'fields'],
  [
    'FIELDS_INVALID',
    { fields: { email: 'EMAIL_INVALID', text: 'LOOKS_LIKE_NATIONAL_ID' } },
    'national-id',
  ],
  ['CATEGORY_UNKNOWN', {}, 'category'],
  ['HAS_OWN_FORM', {}, 'category'],
  ['FILE_INFECTED', {}, 'files'],
  ['FILES_TOO_LARGE', {}, 'files'],
  ['TOO_MANY_ATTEMPTS', {}, 'too-many'],
  ['UNAVAILABLE', {}, 'busy'],
  ['TOKEN_ACTIVE', { isReceived: true }, 'sent'],
  ['TOKEN_ACTIVE', { isReceived: false }, 'busy'],
])('%s %o: %s', (code, details, outcome) => {
  expect(outcomeOf({ code, details })).toBe(outcome)
})

it('says of no refusal that the form was sent', () => {
  for (const code of Object.keys(contactRefusals))
    expect(outcomeOf({ code, details: {} }), code).not.toBe('sent')
})

it('has a pattern for addresses that knows each outcome and nothing else', () => {
  for (const outcome of contactOutcomes) {
    expect(outcome).toMatch(outcomePattern)
    expect(outcomeSearch({ outcome })).toEqual({ outcome })
  }
  expect('sent2').not.toMatch(outcomePattern)
  expect(outcomeSearch({ outcome: 'constructor' })).toEqual({})
})
