import { describe, expect, it } from 'vitest'
import {
  isLinkAddress,
  isPath,
  longestPath,
  ownAddress,
  withoutLastSlashes,
} from './own-address.ts'

describe('an address of this site', () => {
  it.each([
    ['/', '/'],
    ['/trening/gruppetimer', '/trening/gruppetimer'],
    ['/en/sports?day=2026-11-25#class-7', '/en/sports?day=2026-11-25#class-7'],
    ['/blåbær?q=æ', '/bl%C3%A5b%C3%A6r?q=%C3%A6'],
    ['/a/../b', '/b'],
    ['/a//evil.example', '/a//evil.example'],
    ['/@evil.example', '/@evil.example'],
    ['/evil.example:80/', '/evil.example:80/'],
    ['/%2Fevil.example', '/%2Fevil.example'],
    ['/%5Cevil.example', '/%5Cevil.example'],
    ['/\u2215evil.example', '/%E2%88%95evil.example'],
    ['/\uff0fevil.example', '/%EF%BC%8Fevil.example'],
    ['/sok?q=//evil.example', '/sok?q=//evil.example'],
  ])('is %j, written %j', (written, address) => {
    expect(ownAddress(written)).toBe(address)
    expect(URL.parse(address, 'https://trivsel.example')?.origin).toBe('https://trivsel.example')
  })

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\\\\evil.example',
    '\\\\evil.example',
    '/a\\b',
    '/a\\..\\..\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '/\r\n/evil.example',
    '\t//evil.example',
    '/\0/evil.example',
    '/a\u007f',
    '/a\u0085b',
    '/%09/evil.example',
    '/%0a/evil.example',
    '/%0D%0Aset-cookie:a=b',
    '/a%00b',
    '/a%7Fb',
    '/a%C2%85b',
    '/a%zz',
    '/a%',
    '/a%E0%A4%A',
    '/a%ED%A0%80',
    '/a\ud800',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    '/x/..//evil.example',
    '/x/%2E%2e//evil.example',
    'https://evil.example',
    'https:/evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    ' /min-side',
    '',
    'min-side',
    '?a=b',
    '#a',
    `/${'a'.repeat(longestPath)}`,
    `/a?${'b'.repeat(2_000)}`,
    ['/a', '/b'],
    undefined,
    null,
    7,
  ])('is not %j', (written) => {
    expect(ownAddress(written)).toBeNull()
  })
})

describe('a path', () => {
  it('has at most a thousand characters', () => {
    expect(isPath(`/${'a'.repeat(longestPath - 1)}`)).toBe(true)
    expect(isPath(`/${'a'.repeat(longestPath)}`)).toBe(false)
  })

  it.each([
    ['/blåbær', '/blåbær'],
    ['/a///', '/a'],
    ['///', '/'],
    ['/', '/'],
    ['/a//b/', '/a//b'],
  ])('%j is compared as %j', (path, compared) => {
    expect(withoutLastSlashes(path)).toBe(compared)
  })
})

describe('a link in content', () => {
  it.each([
    'https://example.no',
    'HTTP://example.no/a b',
    'mailto:post@example.no?subject=Hei',
    'tel:+4722000000',
    '/barnehage',
    '#dagen',
  ])('may lead to %j', (address) => {
    expect(isLinkAddress(address)).toBe(true)
  })

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:x',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/%09/evil.example',
    'https:evil.example',
    'https:/evil.example',
    'ht\ntps://evil.example',
    'https://exa\tmple.no',
    'https://',
    '#a\nb',
    'example.no',
    '',
  ])('may not lead to %j', (address) => {
    expect(isLinkAddress(address)).toBe(false)
  })
})
