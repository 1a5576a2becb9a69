import { describe, expect, it } from 'vitest'
import { belongsToSite, toOldAddress } from './old-address.ts'

const site = 'https://trivsel.example'

describe('an old address', () => {
  it.each([
    ['/gammel-side', '/gammel-side'],
    [' /gammel-side/ ', '/gammel-side'],
    ['/gammel-side?ref=1#topp', '/gammel-side'],
    ['https://trivsel.example/en/old/', '/en/old'],
    ['/blåbær', '/bl%C3%A5b%C3%A6r'],
    ['/', '/'],
  ])('%j is stored as %j', (written, kept) => {
    expect(toOldAddress(written, site)).toBe(kept)
  })

  it.each([
    'https://other.example/side',
    '//other.example',
    '/\\other.example',
    '/\t/other.example',
    '/a%00b',
    'https://trivsel.example/a%0ab',
    'gammel-side',
    '',
  ])('%j is none of ours', (written) => {
    expect(toOldAddress(written, site)).toBeNull()
  })
})

describe('an address of the site itself', () => {
  it.each([
    '/',
    '/en',
    '/helse/leger',
    '/en/search',
    '/api/x',
    '/en/api/x',
    '/bolig/x',
    '/min-side',
  ])('%s is one', (address) => {
    expect(belongsToSite(address)).toBe(true)
  })

  it.each(['/gammel', '/en/old', '/helse/leger/per', '/boliger'])('%s is none', (address) => {
    expect(belongsToSite(address)).toBe(false)
  })
})
