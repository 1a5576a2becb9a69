import { expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'
import { noProxies, parseTrustedProxies, type TrustedProxies } from './trusted-proxies.ts'

function proxies(setting: string): TrustedProxies {
  const parsed = parseTrustedProxies(setting)
  if (!parsed) throw new Error(`no proxies: ${setting}`)
  return parsed
}
const oneProxy = proxies('true')

const request = (socketAddress: string | undefined, forwardedFor?: string) => ({
  socketAddress,
  forwardedFor,
})

it('is the socket address, whatever a header claims, unless a proxy is trusted', () => {
  expect(clientAddress(request('192.0.2.1', '198.51.100.7'), noProxies)).toBe('192.0.2.1')
  expect(clientAddress(request('192.0.2.1', '198.51.100.7'), oneProxy)).toBe('198.51.100.7')
})

it('is the last entry of the header, which the client cannot write', () => {
  expect(clientAddress(request('192.0.2.1', '10.0.0.1, 198.51.100.7'), oneProxy)).toBe(
    '198.51.100.7',
  )
})

it('is the socket address when the header holds no address', () => {
  expect(clientAddress(request('192.0.2.1', 'unknown'), oneProxy)).toBe('192.0.2.1')
  expect(clientAddress(request('192.0.2.1', ''), oneProxy)).toBe('192.0.2.1')
  expect(clientAddress(request('192.0.2.1'), oneProxy)).toBe('192.0.2.1')
})

it('is the IPv4 address in its IPv6 spelling', () => {
  expect(clientAddress(request('::ffff:192.0.2.1'), noProxies)).toBe('192.0.2.1')
})

it.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as its network %s', (address, network) => {
  expect(clientAddress(request(address), noProxies)).toBe(network)
})

it('is unknown for a request that did not come over the network', () => {
  expect(clientAddress(request(undefined), noProxies)).toBe('unknown')
})

const chain = '203.0.113.66, 198.51.100.7, 10.1.0.9'

it.each([
  ['0', '10.2.0.1'],
  ['1', '10.1.0.9'],
  ['2', '198.51.100.7'],
  ['3', '203.0.113.66'],
  // Fewer proxies have written something than there are: the first entry of the header.
  ['4', '203.0.113.66'],
])('behind %s proxies it is the entry that the outermost saw', (hops, address) => {
  expect(clientAddress(request('10.2.0.1', chain), proxies(hops))).toBe(address)
})

it('is the last address that no proxy of the networks has', () => {
  const own = proxies('10.0.0.0/8')
  expect(clientAddress(request('10.2.0.1', chain), own)).toBe('198.51.100.7')
  expect(clientAddress(request('::ffff:10.2.0.1', chain), own)).toBe('198.51.100.7')
  expect(clientAddress(request('10.2.0.1', '10.0.0.1, 10.0.0.2'), own)).toBe('10.0.0.1')
})

it('is that of who comes past the proxies, whatever the header claims', () => {
  expect(clientAddress(request('192.0.2.1', chain), proxies('10.0.0.0/8'))).toBe('192.0.2.1')
  expect(clientAddress(request(undefined, chain), proxies('10.0.0.0/8'))).toBe('unknown')
})

it('goes no further than an entry that is no address', () => {
  const entries = '198.51.100.7, unknown, 10.1.0.9'
  expect(clientAddress(request('10.2.0.1', entries), proxies('3'))).toBe('10.1.0.9')
  expect(clientAddress(request('10.2.0.1', entries), proxies('10.0.0.0/8'))).toBe('10.1.0.9')
})

it.each([
  ['198.51.100.7:4711', '198.51.100.7'],
  ['[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
])('%s of a proxy is %s', (entry, address) => {
  expect(clientAddress(request('10.2.0.1', entry), oneProxy)).toBe(address)
})
