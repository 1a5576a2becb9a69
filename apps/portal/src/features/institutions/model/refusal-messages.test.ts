import { expect, it } from 'vitest'
import { ApiError } from '#platform/api-client.ts'
import { institutionErrorText, usesText } from './refusal-messages.ts'

it('names what uses an institution, and nothing that does not', () => {
  expect(usesText({ profiles: 1, cases: 0, keys: 2 })).toBe('1 profil og 2 nøkler')
})

it('says in the refusal what uses it', () => {
  const failure = new ApiError(409, 'INSTITUTION_IN_USE', { uses: { cases: 4 } })
  expect(institutionErrorText(failure)).toContain('Det brukes av 4 saker.')
})
