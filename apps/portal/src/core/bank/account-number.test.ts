import { describe, expect, it } from 'vitest'
import {
  isIban,
  isSameAccount,
  maskAccountNumber,
  namesAccount,
  normaliseAccountNumber,
  toIban,
} from './account-number.ts'

describe('an account', () => {
  it.each([
    '86011117947',
    '8601 11 17947',
    '8601.11.17947',
    'NO9386011117947',
    'no93 8601 1117 947',
  ])('is read as people write it: %s', (text) =>
    expect(normaliseAccountNumber(text)).toBe('86011117947'),
  )

  it.each([
    '86011117946',
    '8601111794',
    '860111179470',
    'NO9486011117947',
    'NO9386011117946',
    'SE9386011117947',
    '',
    // The check digit is right, and no bank has given it out; its IBAN is right too.
    '00000000000',
    '0000.00.00000',
    toIban('00000000000'),
  ])('is none: %s', (text) => expect(normaliseAccountNumber(text)).toBeNull())

  it('has an IBAN', () => {
    expect(toIban('86011117947')).toBe('NO9386011117947')
    expect(toIban('15032080119')).toMatch(/^NO\d\d15032080119$/)
    expect(isIban(toIban('15032080119'))).toBe(true)
    expect(isIban('GB82 WEST 1234 5698 7654 32')).toBe(true)
    expect(isIban('GB82 WEST 1234 5698 7654 33')).toBe(false)
  })

  it('is ours by its IBAN or its digits, and not by another', () => {
    const own = 'NO93 8601 1117 947'
    for (const text of ['NO9386011117947', '86011117947', '8601.11.17947'])
      expect(isSameAccount(text, own)).toBe(true)
    for (const text of ['15032080119', '', 'NO9386011117946'])
      expect(isSameAccount(text, own)).toBe(false)
    expect(isSameAccount('86011117947', 'GB82WEST12345698765432')).toBe(false)
  })

  it('is ours wherever a text names it', () => {
    const own = 'NO9386011117947'
    for (const text of ['to 8601.11.17947', 'IBAN: NO93 8601 1117 947, DNB', '86011117947'])
      expect(namesAccount(text, own)).toBe(true)
    for (const text of ['1503.20.80119', '8601111794', ''])
      expect(namesAccount(text, own)).toBe(false)
  })

  it('shows two digits unasked', () => expect(maskAccountNumber('86011117947')).toBe('•••••••••47'))
})
