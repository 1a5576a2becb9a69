import { expect, it } from 'vitest'
import { TokenFailure } from '#core/public-forms/send-with-token.ts'
import { ApiError } from '#platform/api-client.ts'
import { contactRefusals } from '../refusals.ts'
import { contactErrorText, contactFieldText } from './contact-texts.ts'

const textOf = (status: number, code: string) => contactErrorText(new ApiError(status, code), [])

it('every refusal has a text of its own', () => {
  const said = Object.entries(contactRefusals).map(([code, status]) => textOf(status, code))
  expect(new Set([...said, contactErrorText(new TokenFailure(), [])]).size).toBe(said.length + 1)
  expect(said.join()).not.toContain('Status')
})

it('any other says the status: the code of a refusal of the form, and SERVER_ERROR of the rest', () => {
  expect(textOf(400, 'INVALID_REQUEST')).toContain('Status: INVALID_REQUEST.')
  expect(textOf(403, 'CROSS_SITE_REQUEST')).toContain('Status: SERVER_ERROR.')
  expect(textOf(500, 'INTERNAL')).toContain('Status: SERVER_ERROR.')
  expect(contactErrorText(new Error('x'), [])).toContain('Status: SERVER_ERROR.')
})

it('what can be waited for says so', () => {
  for (const code of ['TOO_MANY_ATTEMPTS', 'UNREACHABLE', 'UNAVAILABLE'])
    expect(textOf(503, code)).not.toContain('Status')
})

it('a file is named', () => {
  const failure = new ApiError(422, 'FILE_INFECTED', { error: 'FILE_INFECTED', file: 1 })
  const files = [new File([], 'en.pdf'), new File([], 'to.pdf')]
  expect(contactErrorText(failure, files)).toContain('to.pdf')
})

it.each([
  ['TEXT_REQUIRED', 'Melding må fylles ut'],
  ['SUBCATEGORY_REQUIRED', 'Underkategori må fylles ut'],
  ['CATEGORY_UNKNOWN', 'Denne kategorien finnes ikke lenger. Velg en annen.'],
  ['EMAIL_INVALID', 'Skriv en gyldig e-postadresse'],
])('%s: %s', (code, text) => {
  expect(contactFieldText(code)).toBe(text)
})

it('files and names that are not right have texts', () => {
  for (const code of [
    'TOO_MANY_FILES',
    'FILES_TOO_LARGE',
    'NAME_INVALID',
    'LOOKS_LIKE_NATIONAL_ID',
  ])
    expect(contactFieldText(code)).toMatch(/\s/)
})
