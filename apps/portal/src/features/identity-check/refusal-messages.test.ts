import { locales } from '@trivsel/content-contract/locales'
import { expect, it } from 'vitest'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { identityCheckRefusals } from './contract.ts'
import { documentNames } from './document-names.ts'
import { checkErrorText } from './refusal-messages.ts'

it('has a text of its own for every refusal and every document', () => {
  const codes = Object.keys(identityCheckRefusals)
  const texts = codes.map((code) => checkErrorText(new ApiError(400, code)))
  expect(new Set(texts).size).toBe(codes.length)
  const names = Object.values(documentNames)
  for (const locale of locales)
    expect(new Set(names.map((name) => name({}, { locale }))).size).toBe(names.length)
  expect(m.identity_check_heading({}, { locale: 'en' })).not.toBe(
    m.identity_check_heading({}, { locale: 'no' }),
  )
})
