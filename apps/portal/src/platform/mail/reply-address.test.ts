import { expect, it } from 'vitest'
import { createFieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { createReplyAddresses } from './reply-address.server.ts'

const old = 'the first secret of the site, long enough'
const current = 'the second secret of the site, long enough'
const addresses = createReplyAddresses(
  createFieldEncryption(new Map([['a', old]])),
  'svar@trivsel.example',
)
const address = addresses.addressOf(1042)

it('leads back to its thread, in capitals too', () => {
  expect(address).toMatch(/^svar\+1042\.[\da-f]{20}@trivsel\.example$/)
  expect(addresses.numberOf(address)).toBe(1042)
  expect(addresses.numberOf(address.toUpperCase())).toBe(1042)
})

it.each([
  address.replace('1042', '1043'),
  address.replace('@trivsel', '@elsewhere'),
  address.replace('svar', 'post'),
  address.replace(/.@/, '@'),
  'svar@trivsel.example',
  '',
])('%s leads nowhere', (recipient) => {
  expect(addresses.numberOf(recipient)).toBeNull()
})

it('leads back when the key has changed', () => {
  const later = createReplyAddresses(
    createFieldEncryption(
      new Map([
        ['b', current],
        ['a', old],
      ]),
    ),
    'svar@trivsel.example',
  )
  expect(later.numberOf(address)).toBe(1042)
  expect(later.addressOf(1042)).not.toBe(address)
})
