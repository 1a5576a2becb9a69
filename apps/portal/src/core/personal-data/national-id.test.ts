import { describe, expect, test } from 'vitest'
import {
  doubtNationalId,
  hasNationalId,
  isNationalId,
  maskNationalId,
  normaliseNationalId,
} from './national-id.ts'

/** Completes ten digits with the control digit of the rule, calculated independently here. */
function complete(ten: string): string {
  const factors = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]
  let sum = 0
  for (let index = 0; index < 10; index++) sum += (factors[index] ?? 0) * Number(ten[index])
  const rest = sum % 11
  if (rest === 1) throw new Error(`${ten} has no control digit`)
  return ten + (rest === 0 ? 0 : 11 - rest)
}

describe('the gate', () => {
  test.each([
    ['a synthetic number (month + 80)', complete('1589005000')],
    ['a D-number (day + 40)', complete('5501905001')],
    ['an account number', '76940500571'],
    ['spaces and dots', '7694.05 00571'],
  ])('passes %s', (_, number) => {
    expect(isNationalId(number)).toBe(true)
  })

  test.each([
    '',
    '1234567890',
    '123456789012',
    '76940500572',
    '7694050057a',
    '７６９４０５００５７１',
    '76940500571\u0000',
    '-76940500571',
  ])('refuses %j', (text) => {
    expect(isNationalId(text)).toBe(false)
  })

  test('a remainder that would need the digit 10 is never right', () => {
    const without = ['0000000006', '1000000003'].find((ten) => {
      try {
        complete(ten)
        return false
      } catch {
        return true
      }
    })
    for (let digit = 0; without && digit < 10; digit++)
      expect(isNationalId(without + digit)).toBe(false)
    expect(without).toBeDefined()
  })

  test('spaces and dots are not part of the number', () => {
    expect(normaliseNationalId(' 7694.05 00571 ')).toBe('76940500571')
    expect(normaliseNationalId('abc')).toBeNull()
  })
})

describe('doubts', () => {
  const synthetic = complete('1589005000')

  test('none for a possible date, or for the birth date of the profile', () => {
    expect(doubtNationalId(synthetic, null)).toBeNull()
    expect(doubtNationalId(synthetic, '1900-09-15')).toBeNull()
    expect(doubtNationalId(synthetic, '2000-09-15')).toBeNull()
  })

  test('another birth date', () => {
    expect(doubtNationalId(synthetic, '2000-09-16')).toBe('OTHER_BIRTH_DATE')
  })

  test('no date at all, as most account numbers', () => {
    expect(doubtNationalId('86011117947', null)).toBe('NOT_A_DATE')
    expect(doubtNationalId('76940500571', null)).toBe('NOT_A_DATE')
  })

  test.each([
    ['the first of January', '01019000000', '1990-01-01'],
    ['the last of December', '31129000000', '1990-12-31'],
    ['the first day of a D-number', '41019000000', '1990-01-01'],
    ['the first month of a synthetic number', '01819000000', '1990-01-01'],
  ])('none for %s', (_, number, birthDate) => {
    expect(doubtNationalId(number, birthDate)).toBeNull()
  })

  test.each([
    ['no day', '00019000000'],
    ['the 40th, which is no D-number', '40019000000'],
    ['the last of a month with thirty days', '31049000000'],
    ['no month', '01009000000'],
    ['a thirteenth month', '01139000000'],
    ['the 80th month, which is no synthetic number', '01809000000'],
  ])('a number that begins with %s is no date', (_, number) => {
    expect(doubtNationalId(number, null)).toBe('NOT_A_DATE')
  })

  test('29 February only in a century that has it', () => {
    expect(doubtNationalId(complete('2902000000'), null)).toBeNull()
    expect(doubtNationalId(complete('2902010010'), null)).toBe('NOT_A_DATE')
  })
})

test('the mask leaves two digits', () => {
  expect(maskNationalId('76940500571')).toBe('•••••••••71')
})

describe('a text that is shown unmasked', () => {
  test.each([
    '13097248022',
    '130972 48022',
    '130972.48022',
    '130972-48022',
    'Storgata 1, 13097248022',
    '13097248022 0194 Oslo',
    '0194 13097248022',
    'fnr:13097248022.',
    '8601 11 17947',
  ])('%j has a national id or an account number in it', (text) => {
    expect(hasNationalId(text)).toBe(true)
  })

  test.each([
    '',
    'Kari',
    'Storgata 12 B',
    '13097248023',
    '1309724802',
    '130972480220',
    '0194 Oslo',
  ])('%j has none', (text) => {
    expect(hasNationalId(text)).toBe(false)
  })

  test.each(['1 '.repeat(50_000), '1'.repeat(100_000)])(
    'is looked through to its end, however long it is: %#',
    (text) => {
      expect(hasNationalId(text)).toBe(false)
    },
  )
})
