import { expect, test } from 'vitest'
import { pageRequest } from './page-key.ts'

const desktop = { mobileHint: '?0', userAgent: undefined }
const key = (address: string, hints: Parameters<typeof pageRequest>[1] = desktop) =>
  pageRequest(new URL(address, 'http://localhost'), hints)?.key

test('query parameters that a page does not declare share one key', () => {
  expect(key('/barnehage/barnehager?utm_source=x&page=2')).toBe(
    key('/barnehage/barnehager?page=2&fbclid=1'),
  )
  expect(key('/barnehage/barnehager?page=2')).not.toBe(key('/barnehage/barnehager'))
  expect(key('/logg-inn?callback=%2Fmin-side')).toBe(key('/logg-inn'))
})

test('a ten kilobyte value is as good as none', () => {
  expect(key(`/barnehage/barnehager?page=${'1'.repeat(10_000)}`)).toBe(key('/barnehage/barnehager'))
})

test('the screen is part of the key only where the page differs by screen', () => {
  const phone = { mobileHint: '?1', userAgent: undefined }
  expect(key('/barnehage/barnehager', phone)).not.toBe(key('/barnehage/barnehager'))
  expect(key('/', phone)).toBe(key('/'))
})

test('without the hint the user agent tells the screen', () => {
  const phone = {
    mobileHint: undefined,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148',
  }
  expect(key('/barnehage/barnehager', phone)).toMatch(/^small/)
  expect(key('/barnehage/barnehager', { mobileHint: undefined, userAgent: undefined })).toMatch(
    /^large/,
  )
})

test('no page, no key', () => {
  expect(key('/finnes-ikke')).toBeUndefined()
})
