import { expect, it } from 'vitest'
import { TokenFailure } from '#core/public-forms/send-with-token.ts'
import { ApiError } from '#platform/api-client.ts'
import { contactRefusals } from '../refusals.ts'
import { contactErrorText, contactFieldText } from './contact-texts.ts'

const textOf = (status: number, code: string) => contactErrorText(new ApiError(status, code), [])

it('has a text for every refusal', () => {
  const said = Object.entries(contactRefusals).map(([code, status]) => textOf(status, code))
  expect(new Set([...said, contactErrorText(new TokenFailure(), [])]).size).toBe(said.length + 1)
  expect(said.join()).not.toContain('Status')
})

it('shows the code of other refusals of the form, and SERVER_ERROR for all other failures', () => {
  expect(textOf(400, 'INVALID_REQUEST')).toContain('Status: INVALID_REQUEST.')
  expect(textOf(403, 'CROSS_SITE_REQUEST')).toContain('Status: SERVER_ERROR.')
  expect(textOf(500, 'INTERNAL')).toContain('Status: SERVER_ERROR.')
  expect(contactErrorText(new Error('x'), [])).toContain('Status: SERVER_ERROR.')
})

it('says when waiting helps', () => {
  for (const code of ['TOO_MANY_ATTEMPTS', 'UNREACHABLE', 'UNAVAILABLE'])
    expect(textOf(503, code)).not.toContain('Status')
})

it('names the file', () => {
  const failure = new ApiError(422, 'FILE_INFECTED', { error: 'FILE_INFECTED', file: 1 })
  const files = [new File([], 'en.pdf'), new File([], 'to.pdf')]
  expect(contactErrorText(failure, files)).toContain('to.pdf')
})

it.each([
  ['TEXT_REQUIRED', 'Melding må fylles ut'],
  ['SUBCATEGORY_REQUIRED', 'Underkategori må fylles ut'],
  ['CATEGORY_UNKNOWN', 'Denne kategorien finnes ikke lenger. Velg en annen.'],
  ['EMAIL_INVALID', 'Skriv en gyldig e-\u2060postadresse'],
])('%s: %s', (code, text) => {
  expect(contactFieldText(code)).toBe(text)
})

it('has texts for invalid files and names', () => {
  for (const code of [
    'TOO_MANY_FILES',
    'FILES_TOO_LARGE',
    'NAME_INVALID',
    'LOOKS_LIKE_NATIONAL_ID',
  ])
    expect(contactFieldText(code)).toMatch(/\s/)
})
