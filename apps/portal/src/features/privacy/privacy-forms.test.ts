import { describe, expect, test } from 'vitest'
import { AccessLogQuery, DeletionForm } from './privacy-forms.ts'

const problemsOf = (form: object) =>
  (DeletionForm.safeParse(form).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  )
const form = { confirmation: 'SLETT', password: 'x', language: 'no' }

describe('the form that deletes an account', () => {
  test('takes the word of its language, with spaces around it', () => {
    expect(problemsOf(form)).toEqual([])
    expect(problemsOf({ ...form, confirmation: ' DELETE ', language: 'en' })).toEqual([])
  })

  test.each(['', 'slett', 'DELETE', 'SLETT KONTO'])('does not take %j', (confirmation) => {
    expect(problemsOf({ ...form, confirmation })).toEqual(['confirmation: CONFIRMATION_WRONG'])
  })

  test('asks for the password', () => {
    expect(problemsOf({ ...form, password: '' })).toContain('password: PASSWORD_REQUIRED')
  })
})

test.each(['0', '-1', '1.5', 'abc', '', '99999', undefined])(
  'page %j of a list is the first',
  (page) => {
    expect(AccessLogQuery.parse({ page })).toEqual({ page: 1 })
  },
)
