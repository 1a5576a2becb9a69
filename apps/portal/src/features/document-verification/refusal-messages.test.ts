import { expect, it } from 'vitest'
import { revocationReasons } from '#core/documents/checks/contract.ts'
import { ApiError } from '#platform/api-client.ts'
import { checkRefusals } from './contract.ts'
import { reasonTexts } from './reason-texts.ts'
import { checkErrorText, checkFieldText } from './refusal-messages.ts'

it('has a text of its own for every refusal and every reason', () => {
  const refusals = Object.keys(checkRefusals).map((code) => checkErrorText(new ApiError(400, code)))
  const reasons = revocationReasons.map((reason) => reasonTexts[reason]())
  const all = [...refusals, ...reasons]
  expect(new Set(all).size).toBe(all.length)
  expect(checkFieldText('CODE_REQUIRED')).toBe('Skriv inn koden som står i brevet.')
})
