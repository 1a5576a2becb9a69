import { locales } from '@trivsel/content-contract/locales'
import { describe, expect, it } from 'vitest'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { federatedRefusals } from './contract.ts'
import { providerIds, providerNames } from './providers.ts'
import { federatedErrorText, federatedProblemText } from './refusal-messages.ts'

describe.each(providerIds)('of %s', (id) => {
  const provider = providerNames[id]

  it('every refusal has a text of its own in both languages', () => {
    const codes = Object.keys(federatedRefusals)
    const texts = codes.map((code) => federatedErrorText(id, new ApiError(400, code)))
    expect(new Set(texts).size).toBe(codes.length)
    const [no, en] = locales.map((locale) => m.federated_denied({ provider }, { locale }))
    expect(no).not.toBe(en)
    expect([no, en]).toEqual([expect.stringContaining(provider), expect.stringContaining(provider)])
  })

  it('an unknown code in the address gets a sensible message', () => {
    for (const code of ['', '<script>', 'toString', '__proto__', 'x'.repeat(5_000)])
      expect(federatedProblemText(id, code)).toBe(m.federated_failed({ provider }))
    expect(federatedProblemText(id, 'TOO_MANY_ATTEMPTS')).toBe(m.account_too_many_attempts())
    expect(federatedProblemText(id, 'UNAVAILABLE')).toBe(m.account_busy())
  })
})
