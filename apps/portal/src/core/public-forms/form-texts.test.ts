import { expect, it } from 'vitest'
import { ApiError } from '#platform/api-client.ts'
import type { FormField } from './form-definition.ts'
import { formErrorText, problemText } from './form-texts.ts'
import { fieldProblems } from './read-answers.ts'
import { formRefusals } from './refusals.ts'
import { TokenFailure } from './send-with-token.ts'

const label = () => 'Dato'
const date: FormField = { id: 'date', label, kind: 'date', daysAhead: 7, mostDaysAhead: 30 }
const number: FormField = { id: 'n', label, kind: 'whole-number', least: 10, most: 500 }
const today = '2026-11-23'

it('every refusal has a text of its own', () => {
  const failures = [
    ...Object.keys(formRefusals).map((code) => new ApiError(400, code)),
    new ApiError(500, 'INTERNAL'),
    new ApiError(429, 'TOO_MANY_ATTEMPTS'),
    new TokenFailure(),
  ]
  expect(new Set(failures.map(formErrorText)).size).toBe(failures.length)
})

it('every problem of a field has a text', () => {
  for (const problem of fieldProblems) {
    const field = problem === 'NUMBER_OUT_OF_RANGE' ? number : date
    expect(problemText(field, problem, today), problem).not.toBe(
      formErrorText(new ApiError(400, 'FIELDS_INVALID')),
    )
  }
})

it('says which days and numbers there are', () => {
  expect(problemText(date, 'REQUIRED', today)).toBe('Dato må fylles ut')
  expect(problemText(date, 'DATE_TOO_SOON', today)).toBe('Velg 30.\u00a0november 2026 eller senere')
  expect(problemText(date, 'DATE_TOO_LATE', today)).toBe(
    'Velg 23.\u00a0desember 2026 eller tidligere',
  )
  expect(problemText(number, 'NUMBER_OUT_OF_RANGE', today)).toBe('Skriv et tall fra 10 til 500')
})
