import { expect, it } from 'vitest'
import { toOldAddress } from '#platform/routing/old-address.ts'
import { hasOwnPage } from './page-at-address.ts'

it.each([
  '/',
  '/en',
  '/kontakt',
  '/kontakt?emne=1',
  '/en/contact',
  '/bolig/hybler',
  '/api/frontend/x',
  '/en/my-page/gammel',
  '/ansatt/gammel',
  '/files/x.pdf',
])('the site answers at %s', (address) => {
  expect(hasOwnPage(toOldAddress(address) ?? '')).toBe(true)
})

it.each(['/om-oss/gammel', '/en/old', '/index.php?id=1', '/kontakt/gammel', '/trening/gammel'])(
  '%s may be an old address',
  (address) => {
    expect(hasOwnPage(toOldAddress(address) ?? '')).toBe(false)
  },
)
