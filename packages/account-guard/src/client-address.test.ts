import { expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

const request = (socketAddress: string | undefined, forwardedFor?: string) => ({
  socketAddress,
  forwardedFor,
})

it('is the socket address, whatever a header claims, unless a proxy is trusted', () => {
  expect(clientAddress(request('192.0.2.1', '198.51.100.7'), false)).toBe('192.0.2.1')
  expect(clientAddress(request('192.0.2.1', '198.51.100.7'), true)).toBe('198.51.100.7')
})

it('is the last entry of the header, which the client cannot write', () => {
  expect(clientAddress(request('192.0.2.1', '10.0.0.1, 198.51.100.7'), true)).toBe('198.51.100.7')
})

it('is the socket address when the header holds no address', () => {
  expect(clientAddress(request('192.0.2.1', 'unknown'), true)).toBe('192.0.2.1')
  expect(clientAddress(request('192.0.2.1', ''), true)).toBe('192.0.2.1')
  expect(clientAddress(request('192.0.2.1'), true)).toBe('192.0.2.1')
})

it('is the IPv4 address in its IPv6 spelling', () => {
  expect(clientAddress(request('::ffff:192.0.2.1'), false)).toBe('192.0.2.1')
})

it.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as its network %s', (address, network) => {
  expect(clientAddress(request(address), false)).toBe(network)
})

it('is unknown for a request that did not come over the network', () => {
  expect(clientAddress(request(undefined), false)).toBe('unknown')
})
