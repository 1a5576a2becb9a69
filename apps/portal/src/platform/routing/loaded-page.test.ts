import { expect, it } from 'vitest'
import { documentMayPay, noteLoadedPath } from './loaded-page.ts'

it.each([
  ['/trening/haller-og-baner', true],
  ['/en/sports/courts-and-halls', true],
  ['/', false],
  ['/logg-inn', false],
  ['/nowhere/at/all', false],
])('a document that was loaded as %s may pay: %s', (pathname, expected) => {
  noteLoadedPath(pathname)
  expect(documentMayPay()).toBe(expected)
})
