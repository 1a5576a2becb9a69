import { expect, test } from 'vitest'
import { overwriteGetLocale } from '#locale'
import { ApiError } from '#platform/api-client.ts'
import { errorText } from './error-text.ts'

const activationCode =
  'If the provided information is not in use, we will send you an activation code...'

const catalogue = [
  ['bruker.feil.epostadresse.ikke.unik', activationCode],
  ['login.aktiverbruker.aktivert.personnummer', activationCode],
  ['login.aktiverbruker.aktivert.epostadresse', 'The email address is already activated.'],
  ['bruker.allerede.aktivert', 'This user has already been activated.'],
  ['Already registered!', 'This user has already been activated.'],
  ['ny.bruker.fodselsdato.ugyldig', 'Please enter a correct national identity number.'],
  ['NO_EMPLOYEES', 'Employees cannot currently purchase exercise membership online.'],
  ['Invalid registration code!', 'Invalid QR code'],
] as const

test.each(catalogue)('%s has the text of the specification, from every source', (code, text) => {
  overwriteGetLocale(() => 'en')
  for (const source of ['error', 'errorMessage', 'message'])
    expect(errorText({ [source]: code })).toBe(text)
  expect(errorText(new ApiError(409, code))).toBe(text)
})

test.each(catalogue)('%s has a Norwegian text of its own', (code, english) => {
  overwriteGetLocale(() => 'no')
  const norwegian = errorText({ error: code })
  expect(norwegian).not.toBe(english)
  expect(norwegian).not.toBe('Oi! Noe gikk galt...')
})

test('a service that is switched off is named as such, in both languages', () => {
  const failure = new ApiError(404, 'SERVICE_OFF')
  overwriteGetLocale(() => 'no')
  expect(errorText(failure)).toBe('Vi tilbyr ikke denne tjenesten lenger.')
  overwriteGetLocale(() => 'en')
  expect(errorText(failure)).toBe('We no longer offer this service.')
})

test.each([
  ['an unknown code', { error: 'SOMETHING_ELSE' }],
  ['a word of the language', { error: 'constructor' }],
  ['no code', {}],
  ['no answer', null],
  ['a failure of ours', new Error('secret')],
])('%s is the default text', (_, failure) => {
  overwriteGetLocale(() => 'en')
  expect(errorText(failure)).toBe('Oops! Something went wrong...')
})
