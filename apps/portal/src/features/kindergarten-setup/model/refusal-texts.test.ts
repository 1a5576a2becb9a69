import { expect, it } from 'vitest'
import { ApiError } from '#platform/api-client.ts'
import { setupErrorText, setupFieldText } from './refusal-texts.ts'

const general = setupFieldText('A_CODE_OF_NO_FIELD', 'name')

it.each([
  'KINDERGARTEN_NAME_TAKEN',
  'DEPARTMENT_NAME_TAKEN',
  'DEPARTMENT_NOT_FOUND',
  'ACCOUNT_NOT_FOUND',
  'CLOSING_DAYS_INVALID',
  'CLOSING_DAYS_PAST',
  'CLOSING_DAYS_NONE',
  'LEADER_ROLE_MISSING',
  'ALREADY_LEADER',
])('%s has one text, beside a field and for the whole form', (code) => {
  const text = setupFieldText(code, 'name')
  expect(text).not.toBe(general)
  expect(text).toBe(setupErrorText(new ApiError(409, code)))
})

it.each([['KINDERGARTEN_HAS_CHILDREN'], ['DEPARTMENT_HAS_CHILDREN'], ['DEPARTMENT_PLACES_TAKEN']])(
  '%s says how many children',
  (code) => {
    expect(setupErrorText(new ApiError(409, code, { children: 7 }))).toContain('7')
  },
)
