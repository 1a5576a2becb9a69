import { expect, it } from 'vitest'
import { createFieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { type Permit, readLink, signLink } from './sign-link.server.ts'

const keys = createFieldEncryption(new Map([['k1', 'a secret of the test']]))
const until = Date.parse('2026-11-25T17:30:00Z') / 1_000
const permit: Permit = { purpose: 'unbook', bookingId: 7, userId: 'member', until }
const before = new Date('2026-11-25T17:29:59Z')

it('a link is valid until it expires', () => {
  const token = signLink(keys, permit)
  expect(readLink(keys, token, before)).toEqual(permit)
  expect(readLink(keys, token, new Date('2026-11-25T17:30:00Z'))).toBeNull()
})

it('a link that was signed with an older key is valid', () => {
  const newer = createFieldEncryption(
    new Map([
      ['k2', 'another secret of the test'],
      ['k1', 'a secret of the test'],
    ]),
  )
  expect(readLink(newer, signLink(keys, permit), before)).toEqual(permit)
  expect(readLink(keys, signLink(newer, permit), before)).toBeNull()
})

it('a changed, truncated or invented link is not valid', () => {
  const [payload = '', signature = ''] = signLink(keys, permit).split('.')
  const [otherWords = ''] = signLink(keys, { ...permit, bookingId: 8 }).split('.')
  for (const token of [
    `${otherWords}.${signature}`,
    payload,
    `${payload}.`,
    `.${signature}`,
    `${payload}.${signature}.`,
    `${payload}.${signature.slice(0, -1)}`,
    '',
    '.',
  ])
    expect(readLink(keys, token, before)).toBeNull()
})
