import { expect, it } from 'vitest'
import { firstCode, isFirstCode } from './first-code.server.ts'

const secret = 'a secret of this server'

it('is the same on every instance, and another with another secret', () => {
  expect(firstCode(secret)).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(firstCode(secret)).toBe(firstCode(secret))
  expect(firstCode('another secret')).not.toBe(firstCode(secret))
})

it('is accepted as people type it', () => {
  const code = firstCode(secret)
  expect(isFirstCode(secret, code)).toBe(true)
  expect(isFirstCode(secret, ` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(true)
  expect(isFirstCode(secret, code.replaceAll('0', 'O').replaceAll('1', 'l'))).toBe(true)
})

it.each([
  ['nothing', ''],
  ['one letter less', firstCode(secret).slice(0, -1)],
  ['one letter more', `${firstCode(secret)}0`],
  ['the code of another server', firstCode('another secret')],
  ['another alphabet', 'ÆØÅÆ-ØÅÆØ-ÅÆØÅ-ÆØÅÆ'],
])('is not %s', (_, typed) => {
  expect(isFirstCode(secret, typed)).toBe(false)
})
