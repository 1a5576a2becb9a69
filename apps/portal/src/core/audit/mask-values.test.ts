import { describe, expect, test } from 'vitest'
import { maskValues } from './mask-values.ts'

describe('what goes into the log', () => {
  test.each(['15890050004', '158900 50004', '1589.00.50004', '1 5 8 9 0 0 5 0 0 0 4'])(
    'shows no eleven digits: %s',
    (number) => {
      expect(maskValues(`Number ${number}, says the form`)).toBe('Number •••, says the form')
      expect(maskValues({ note: [number] })).toEqual({ note: ['•••'] })
    },
  )

  test.each(['1234567890', '123456789012', '2026-11-21T12:00:00.000Z', '166 859 kr'])(
    'keeps other digits: %s',
    (text) => {
      expect(maskValues(text)).toBe(text)
    },
  )

  test.each([
    '5020aae4-d1a7-4799-aac0-63371859216f',
    '5020aae4-d1a7-4799-aac0-f63371859216',
    'Place 5020aae4-d1a7-4799-aac0-63371859216f, 5020aae4-d1a7-4799-aac0-f63371859216',
  ])('keeps an id that happens to hold eleven digits: %s', (text) => {
    expect(maskValues(text)).toBe(text)
  })

  test('shows no eleven digits beside an id', () => {
    const id = '5020aae4-d1a7-4799-aac0-63371859216f'
    expect(maskValues(`${id} 15890050004 ${id}`)).toBe(`${id} ••• ${id}`)
    expect(maskValues(`${id}15890050004`)).toBe(`${id}•••`)
  })

  test('shows no number that may be a national id, with or without its leading zero', () => {
    expect(maskValues({ number: 15890050004, other: 1589005000, amount: 16_685_900 })).toEqual({
      number: '•••',
      other: '•••',
      amount: 16_685_900,
    })
    expect(maskValues([123_456_789, 123_456_789_012])).toEqual([123_456_789, 123_456_789_012])
  })

  test('shows no secret, at any depth and however it is spelt', () => {
    const secrets = {
      password: 'a',
      newPassword: 'a',
      token_hash: 'a',
      nationalId: 'a',
      'national-id': 'a',
      accountNumber: { part: 'a' },
      recoveryCodes: ['a'],
    }
    const masked = Object.fromEntries(Object.keys(secrets).map((name) => [name, '•••']))
    expect(maskValues({ person: secrets })).toEqual({ person: masked })
    expect(maskValues({ token: null })).toEqual({ token: null })
  })

  test('keeps everything else as it is', () => {
    const value = { roles: ['admin'], since: null, active: true, count: 3, note: 'æøå 🏠' }
    expect(maskValues(value)).toEqual(value)
    expect(maskValues(null)).toBeNull()
  })
})
