import { expect, test } from 'vitest'
import { callbackSearch, loginAddress, safeCallback, withCallback } from './callback.ts'

test.each([
  '/trening/gruppetimer',
  '/en/sports/group-classes?day=2026-11-25#class-7',
  '/barnehage/barnehager?page=2',
])('an address of our own is kept: %s', (address) => {
  expect(safeCallback(address, 'no')).toBe(address)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/x/..//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  ' /min-side',
  '',
  'min-side',
  `/${'a'.repeat(3000)}`,
  ['/a', '/b'],
  undefined,
])('anything else leads to my page: %j', (address) => {
  expect(safeCallback(address, 'no')).toBe('/min-side/trening')
  expect(safeCallback(address, 'en')).toBe('/en/my-page/sports')
})

test('an encoded second slash stays inside this site', () => {
  expect(safeCallback('/%2Fevil.example', 'no')).toBe('/%2Fevil.example')
})

test('the login address carries the whole address to return to', () => {
  expect(loginAddress('/logg-inn', '/a?b=c&d=e')).toBe('/logg-inn?callback=%2Fa%3Fb%3Dc%26d%3De')
})

test('a page on the way to an account passes on where it leads, or nothing', () => {
  expect(withCallback('/registrering', '/a?b=c')).toBe('/registrering?callback=%2Fa%3Fb%3Dc')
  expect(withCallback('/registrering', undefined)).toBe('/registrering')
  expect(callbackSearch({ callback: '/a' })).toEqual({ callback: '/a' })
  expect(callbackSearch({ callback: ['/a', '/b'] })).toEqual({})
  expect(callbackSearch({ callback: 'https://evil.example' })).toEqual({})
})
