import { expect, it } from 'vitest'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { feideRefusals } from './contract.ts'
import { feideErrorText, feideProblemText } from './feide-messages.ts'

it('has a text of its own in both languages for every refusal', () => {
  const codes = Object.keys(feideRefusals)
  const texts = codes.map((code) => feideErrorText(new ApiError(400, code)))
  expect(new Set(texts).size).toBe(codes.length)
  expect(m.feide_denied({}, { locale: 'en' })).not.toBe(m.feide_denied({}, { locale: 'no' }))
})

it('says something sensible of a code that anybody has written into the address', () => {
  for (const code of ['', '<script>', 'toString', '__proto__', 'x'.repeat(5_000)])
    expect(feideProblemText(code)).toBe(m.feide_failed())
  expect(feideProblemText('TOO_MANY_ATTEMPTS')).toBe(m.account_too_many_attempts())
  expect(feideProblemText('UNAVAILABLE')).toBe(m.account_busy())
})
