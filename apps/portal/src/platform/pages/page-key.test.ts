import { expect, test } from 'vitest'
import type { Screen } from '../render-context.ts'
import { pageRequest, screenOf } from './page-key.ts'

const key = (address: string, screen: Screen = 'large') =>
  pageRequest(new URL(address, 'http://localhost'), screen)?.key

test('query parameters that a page does not declare share one key', () => {
  expect(key('/barnehage/barnehager?utm_source=x&page=2')).toBe(
    key('/barnehage/barnehager?page=2&fbclid=1'),
  )
  expect(key('/barnehage/barnehager?page=2')).not.toBe(key('/barnehage/barnehager'))
  expect(key('/registrering?callback=%2Fmin-side')).toBe(key('/registrering'))
})

test('a map of places is a page of its own, and any other view is the list', () => {
  expect(key('/barnehage/barnehager?view=map')).not.toBe(key('/barnehage/barnehager'))
  expect(key('/barnehage/barnehager?view=globe')).toBe(key('/barnehage/barnehager'))
})

test('the login page says in itself where it leads, for those without JavaScript', () => {
  expect(key('/logg-inn?callback=%2Fmin-side')).not.toBe(key('/logg-inn'))
  for (const value of ['https://evil.example', `/${'x'.repeat(2_000)}`, '/a b', 'min-side'])
    expect(key(`/logg-inn?callback=${encodeURIComponent(value)}`)).toBe(key('/logg-inn'))
})

test('a ten kilobyte value is as good as none', () => {
  expect(key(`/barnehage/barnehager?page=${'1'.repeat(10_000)}`)).toBe(key('/barnehage/barnehager'))
})

test('the screen is part of the key only where the page differs by screen', () => {
  expect(key('/barnehage/barnehager', 'small')).not.toBe(key('/barnehage/barnehager'))
  expect(key('/', 'small')).toBe(key('/'))
})

test('the client hint gives the screen class, and without it the user agent', () => {
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148'
  expect(screenOf({ mobileHint: '?1', userAgent: undefined })).toBe('small')
  expect(screenOf({ mobileHint: '?0', userAgent: iphone })).toBe('large')
  expect(screenOf({ mobileHint: undefined, userAgent: iphone })).toBe('small')
  expect(screenOf({ mobileHint: undefined, userAgent: undefined })).toBe('large')
})

test('no page, no key', () => {
  expect(key('/bolig/soknad')).toBeUndefined()
})

test.each([
  ['/', true],
  ['/barnehage/barnehager', true],
  ['/en/kindergarten/kindergartens/almelia', true],
  ['/arrangementer/7', true],
  ['/om-oss/styret', true],
  ['/barnehage/barnehager?page=2', false],
  ['/barnehage/barnehager?view=map', false],
  ['/sok?q=ost', false],
  ['/ansatt/saker/7', false],
  ['/en/my-page/sports/online-training/7', false],
])('whether anybody can make up others like %s', (address, isBounded) => {
  const url = new URL(address, 'http://localhost')
  expect(pageRequest(url, 'large')?.isBounded).toBe(isBounded)
})
