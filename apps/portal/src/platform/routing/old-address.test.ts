import { describe, expect, it } from 'vitest'
import {
  findOldAddress,
  longestOldAddress,
  longestTarget,
  toOldAddress,
  toTarget,
} from './old-address.ts'

describe('an old address', () => {
  it.each([
    ['/om-oss', '/om-oss'],
    [' /om-oss/// ', '/om-oss'],
    ['/', '/'],
    ['/om-oss#her', '/om-oss'],
    ['/Om-Oss', '/Om-Oss'],
    ['/blåbær', '/bl%c3%a5b%c3%a6r'],
    ['/bl%C3%A5b%c3%a6r', '/bl%c3%a5b%c3%a6r'],
    ['/%61%2Dx%2fy', '/a-x%2fy'],
    ['/a/../b', '/b'],
    ['/index.php?id=7&a=%C3%A6', '/index.php?a=%c3%a6&id=7'],
    ['/index.php/?&id=7&', '/index.php?id=7'],
    ['/om-oss?', '/om-oss'],
    ['https://www.gammel.example/om-oss/?x=1#her', '/om-oss?x=1'],
    ['HTTP://gammel.example', '/'],
  ])('%j is compared as %j, and that as itself', (written, compared) => {
    expect(toOldAddress(written)).toBe(compared)
    expect(toOldAddress(compared)).toBe(compared)
  })

  it.each([
    '',
    'om-oss',
    '//annen.example/x',
    '/\t/annen.example',
    '/\\annen.example',
    '/%zz',
    '/a%00b',
    '#her',
    'javascript:alert(1)',
    'https://',
  ])('%j is none', (written) => {
    expect(toOldAddress(written)).toBeNull()
  })

  it('has a longest length', () => {
    const longest = `/${'a'.repeat(longestOldAddress - 1)}`
    expect(toOldAddress(longest)).toBe(longest)
    expect(toOldAddress(`${longest}a`)).toBeNull()
  })
})

describe('where an old address leads', () => {
  it.each([
    ['/ny', '/ny'],
    [' /en/new?x=1#here ', '/en/new?x=1#here'],
    ['/blåbær', '/bl%C3%A5b%C3%A6r'],
    ['https://annen.example/x', 'https://annen.example/x'],
    ['https://site.example/ny?x#y', '/ny?x#y'],
    ['https://site.example', '/'],
  ])('%j is %j', (written, target) => {
    expect(toTarget(written, 'https://site.example')).toBe(target)
  })

  it.each([
    '',
    'ny',
    '//annen.example',
    '/\\annen.example',
    '/.//annen.example',
    'https://site.example//annen.example',
    'http://annen.example/x',
    'javascript:alert(1)',
    'https://who:what@annen.example',
    'mailto:post@annen.example',
  ])('is never %j', (written) => {
    expect(toTarget(written, 'https://site.example')).toBeNull()
  })

  it('has a longest length', () => {
    const start = 'https://annen.example/'
    const longest = start + 'a'.repeat(longestTarget - start.length)
    expect(toTarget(longest)).toBe(longest)
    expect(toTarget(`${longest}a`)).toBeNull()
  })
})

describe('the old address of a request', () => {
  const known = new Set(['/index.php', '/index.php?id=7', '/side?a=1&b=2'])
  it.each([
    ['/index.php?id=7', '/index.php?id=7'],
    ['/index.php?id=8', '/index.php'],
    ['/index.php/', '/index.php'],
    ['/side?b=2&a=1', '/side?a=1&b=2'],
    ['/side?a=1', undefined],
    ['/side', undefined],
  ])('%s is %s', (address, found) => {
    const place = new URL(address, 'https://site.example')
    expect(findOldAddress(place, (one) => known.has(one))).toBe(found)
  })
})
