import { expect, it } from 'vitest'
import { isInNetworks, parseTrustedProxies } from './trusted-proxies.ts'

it.each([
  ['false', 0],
  ['true', 1],
  ['0', 0],
  ['1', 1],
  ['9', 9],
])('%s are %d proxies', (text, hops) => {
  expect(parseTrustedProxies(text)).toEqual({ hops })
})

it.each([
  '',
  ' ',
  '10',
  '-1',
  '1.5',
  'yes',
  '10.0.0.0/33',
  '10.0.0.0/',
  '10.0.0.0/8/8',
  '2001:db8::/129',
  '10.0.0/8',
  '10.0.0.1 proxy.example',
])('"%s" is refused', (text) => {
  expect(parseTrustedProxies(text)).toBeNull()
})

it('names addresses and networks of both kinds', () => {
  const proxies = parseTrustedProxies('10.0.0.0/8, 192.0.2.7 2001:DB8::/32')
  const networks = proxies && 'networks' in proxies ? proxies.networks : null
  if (!networks) throw new Error('no networks')
  const inside = ['10.0.0.0', '10.255.255.255', '192.0.2.7', '2001:db8:ffff::1']
  const outside = ['11.0.0.0', '9.255.255.255', '192.0.2.8', '2001:db9::', '', 'unknown']
  expect(inside.filter((address) => isInNetworks(networks, address))).toEqual(inside)
  expect(outside.filter((address) => isInNetworks(networks, address))).toEqual([])
})
