import { expect, it } from 'vitest'
import { isEmailAddress, writeEmailAddress } from './email-address.ts'

it.each([
  ['øla@blåbær.no', 'øla@xn--blbr-roah.no'],
  ['øla@xn--blbr-roah.no', 'øla@xn--blbr-roah.no'],
  ['ola@BLÅBÆR.no', 'ola@xn--blbr-roah.no'],
  // The same letters, each with its ring as a character of its own.
  ['a\u030Ase@bla\u030Abær.no', 'åse@xn--blbr-roah.no'],
  ['用户@例子.中国', '用户@xn--fsqu00a.xn--fiqs8s'],
  ['Maja.Holm+x@Example.org', 'Maja.Holm+x@example.org'],
])('%s is written as %s', (typed, written) => {
  expect(writeEmailAddress(typed)).toBe(written)
  expect(isEmailAddress(written)).toBe(true)
  expect(writeEmailAddress(written)).toBe(written)
})

it.each([
  '',
  'maja',
  '@example.org',
  'maja@',
  'maja@localhost',
  'maja@example',
  'maja@example..org',
  'maja@-example.org',
  'maja@127.0.0.1',
  'maja@1.2',
  'maja@example.org:25',
  'maja@example.org/x',
  'maja@example.org?x=@x.no',
  'maja@ex ample.org',
  'ma ja@example.org',
  'maja,ola@example.org',
  'a@b@example.org',
  '.maja@example.org',
  'ma..ja@example.org',
  'maja.@example.org',
  'maja@example.org\r\nBcc: x@example.org',
  'maja\u200b@example.org',
  '"maja"@example.org',
  '<maja@example.org>',
])('%j is no address', (typed) => {
  expect(isEmailAddress(writeEmailAddress(typed))).toBe(false)
})
