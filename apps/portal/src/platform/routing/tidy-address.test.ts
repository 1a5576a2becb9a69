import { expect, test } from 'vitest'
import { tidyAddress } from './tidy-address.ts'

const tidy = (address: string) => tidyAddress(new URL(address, 'http://localhost'))

test.each([
  '/barnehage/barnehager?page=2#top',
  '/trening/gruppetimer?day=2026-11-23',
  '/trening/gruppetimer?day=2026-11-23&center=10&center=2&category=4',
  '/logg-inn?callback=%2Ftrening%2Fgruppetimer%3Fday%3D2026-11-23',
  '/bolig/soknad?a=b',
  '/finnes-ikke#her',
])('a tidy address stays as it is: %s', (address) => {
  expect(tidy(address)).toBe(address)
})

test.each([
  ["/en/kindergarten/kindergartens?page='+or+1=1--", '/en/kindergarten/kindergartens'],
  ['/barnehage/barnehager?page=1', '/barnehage/barnehager'],
  ['/barnehage/barnehager?page=2&page=3', '/barnehage/barnehager?page=2'],
  ['/barnehage/barnehager?utm_source=x&page=2', '/barnehage/barnehager?page=2'],
  ['/trening/gruppetimer?day=abc#x', '/trening/gruppetimer#x'],
  [
    '/trening/gruppetimer?instructor=0&category=&center=3&center=x&center=1&center=3',
    '/trening/gruppetimer?center=1&center=3',
  ],
  [
    '/mat-og-drikke/spisesteder?page=2&servingType=eatery&studyPlace=blindern',
    '/mat-og-drikke/spisesteder?studyPlace=blindern&servingType=eatery&page=2',
  ],
])('%s becomes %s', (address, tidied) => {
  expect(tidy(address)).toBe(tidied)
})
