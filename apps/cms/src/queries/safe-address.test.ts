import { expect, it } from 'vitest'
import { isSafeAddress } from './safe-address.ts'

it.each([
  'https://example.no',
  'mailto:post@example.no',
  'tel:+4722000000',
  '/barnehage',
  '#dagen',
])('lets a link lead to %s', (address) => {
  expect(isSafeAddress(address)).toBe(true)
})

it.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'example.no',
])('refuses %j', (address) => {
  expect(isSafeAddress(address)).toBe(false)
})
