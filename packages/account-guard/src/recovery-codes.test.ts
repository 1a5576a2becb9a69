import { expect, test } from 'vitest'
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts'

test('ten codes are made that differ, are easy to read, and are kept as hashes alone', () => {
  const { codes, hashes } = makeRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/)
  expect(hashes).toEqual(codes.map((code) => hashRecoveryCode(code.replaceAll('-', ''))))
})

test('a code is kept as the SHA-256 of its letters', () => {
  expect(hashRecoveryCode('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0')
})
