import { expect, it } from 'vitest'
import { nameOfSite } from './name-of-site.ts'

it.each([
  ['https://www.instagram.com/fjordvel', 'Instagram'],
  ['https://nb-no.facebook.com/fjordvel', 'Facebook'],
  ['https://x.com/fjordvel', 'X'],
  ['https://fox.com/fjordvel', 'fox.com'],
  ['https://blogg.fjordvel.no/', 'blogg.fjordvel.no'],
])('calls %s %s', (address, name) => {
  expect(nameOfSite(address)).toBe(name)
})
