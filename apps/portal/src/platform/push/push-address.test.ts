import { describe, expect, it } from 'vitest'
import { isPublicAddress, isPushEndpoint } from './push-address.server.ts'

describe('an address of our own network is not public', () => {
  it.each([
    '127.0.0.1',
    '10.0.0.1',
    '10.255.255.255',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    '::ffff:10.0.0.1',
    'ff02::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    '2001::1',
    'push.example',
    '',
  ])('%s', (address) => expect(isPublicAddress(address)).toBe(false))
})

it.each(['142.250.74.42', '172.15.255.255', '172.32.0.1', '11.0.0.1', '2a00:1450:400f::1'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

describe('what a browser may have from a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
  ])('%s', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(true))

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://localhost/abc',
    'https://database:5432/abc',
    'https://push.example:8443/abc',
    'https://user:secret@push.example/abc',
    'https://127.0.0.1/abc',
    'https://2130706433/abc',
    'https://0x7f.1/abc',
    'https://[::1]/abc',
    'https://[2a00:1450:400f::1]/abc',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'abc',
    `https://push.example/${'a'.repeat(1_000)}`,
  ])('and not %s', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(false))

  it('the stand-in is one origin, and only where it is set', () => {
    const standIn = 'http://127.0.0.1:4100'
    expect(isPushEndpoint(`${standIn}/abc`, standIn)).toBe(true)
    expect(isPushEndpoint('http://127.0.0.1:4101/abc', standIn)).toBe(false)
    expect(isPushEndpoint(`${standIn}/abc`)).toBe(false)
  })
})
