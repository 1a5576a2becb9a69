import { describe, expect, it } from 'vitest'
import type { FieldKind, FormField, Typed } from './form-definition.ts'
import { isNeeded, readAnswers } from './read-answers.ts'

const today = '2026-11-23'
const label = () => 'Felt'
const field = (id: string, kind: FieldKind, more: Partial<FormField> = {}) =>
  ({ id, label, ...kind, ...more }) as FormField

/** Of one field alone: its answer, or what is wrong with it. */
function read(kind: FieldKind, typed: string | string[], more: Partial<FormField> = {}) {
  const result = readAnswers({ fields: [field('it', kind, more)] }, { it: typed }, today)
  return 'problems' in result ? result.problems.it : result.answers.it
}

const options = ['a', 'b', 'c'].map((id) => ({ id, name: label }))

describe('what has to be filled in', () => {
  const kinds: FieldKind[] = [
    { kind: 'name' },
    { kind: 'text', longest: 10 },
    { kind: 'long-text', longest: 10 },
    { kind: 'email' },
    { kind: 'phone' },
    { kind: 'whole-number', least: 0, most: 9 },
    { kind: 'date', daysAhead: 0, mostDaysAhead: 9 },
    { kind: 'time' },
    { kind: 'choice', options },
    { kind: 'choices', options },
    { kind: 'yes-no' },
  ]

  it.each(kinds)('$kind: nothing is not enough, but where it need not be', (kind) => {
    for (const typed of ['', '  ', []] as (string | string[])[]) {
      if (kind.kind === 'choices' && typed === '  ') continue
      expect(read(kind, typed)).toBe('REQUIRED')
      expect(read(kind, typed, { isNeeded: 'never' })).toBeUndefined()
    }
    expect(readAnswers({ fields: [field('it', kind)] }, {}, today)).toEqual({
      problems: { it: 'REQUIRED' },
    })
  })

  it('may depend on another field', () => {
    const fields = [
      field('reach', { kind: 'choice', options }),
      field('phone', { kind: 'phone' }, { isNeeded: { field: 'reach', is: 'a' } }),
    ]
    expect(readAnswers({ fields }, { reach: 'a' }, today)).toEqual({
      problems: { phone: 'REQUIRED' },
    })
    expect(readAnswers({ fields }, { reach: 'b' }, today)).toEqual({ answers: { reach: 'b' } })
    const [, phone] = fields as [FormField, FormField]
    expect([isNeeded(phone, { reach: 'a' }), isNeeded(phone, {})]).toEqual([true, false])
  })
})

it('all problems are reported at once, and other fields are ignored', () => {
  const fields = [field('one', { kind: 'email' }), field('two', { kind: 'time' })]
  const typed: Typed = { one: 'x', two: '25:00', three: 'x', constructor: 'x' }
  expect(readAnswers({ fields }, typed, today)).toEqual({
    problems: { one: 'EMAIL_INVALID', two: 'TIME_INVALID' },
  })
  expect(readAnswers({ fields: [] }, typed, today)).toEqual({ answers: {} })
})

it('what an object has by itself is no answer', () => {
  const fields = [field('constructor', { kind: 'text', longest: 9 })]
  expect(readAnswers({ fields }, {}, today)).toEqual({ problems: { constructor: 'REQUIRED' } })
})

describe('text', () => {
  const line: FieldKind = { kind: 'text', longest: 5 }
  const lines: FieldKind = { kind: 'long-text', longest: 5 }

  it('is trimmed, and as long as it may be', () => {
    expect(read(line, '  abcde ')).toBe('abcde')
    expect(read(line, 'abcdef')).toBe('TOO_LONG')
    expect(read(lines, 'a\n\tc')).toBe('a\n\tc')
    expect(read(lines, 'abcdef')).toBe('TOO_LONG')
  })

  it('has no characters that a database or a line cannot hold', () => {
    expect(read(line, 'a\nb')).toBe('CHARACTERS_INVALID')
    for (const text of ['a\u0000b', 'a\ud800b', 'a\u0007b'])
      expect([read(line, text), read(lines, text)]).toEqual([
        'CHARACTERS_INVALID',
        'CHARACTERS_INVALID',
      ])
  })

  it('has no national id, wherever it is typed', () => {
    for (const kind of [
      { kind: 'text', longest: 20 },
      { kind: 'long-text', longest: 20 },
      { kind: 'name' },
      { kind: 'phone' },
    ] as const)
      expect(read(kind, '130972 48022'), kind.kind).toBe('LOOKS_LIKE_NATIONAL_ID')
    expect(read({ kind: 'email' }, '13097248022@example.org')).toBe('LOOKS_LIKE_NATIONAL_ID')
  })
})

it.each([
  ['name', 'Åse', 'Åse'],
  ['name', '<b>', 'NAME_INVALID'],
  ['email', ' a@example.org ', 'a@example.org'],
  ['email', 'a@', 'EMAIL_INVALID'],
  ['phone', '22 85 50 50', '22 85 50 50'],
  ['phone', '+47 (22) 85-50-50', '+47 (22) 85-50-50'],
  ['phone', '0047 22855050', '0047 22855050'],
  ['phone', '12345', '12345'],
  ['phone', '1234', 'PHONE_INVALID'],
  ['phone', '+123456789012345', '+123456789012345'],
  ['phone', '+1234567890123456', 'PHONE_INVALID'],
  ['phone', 'ring meg', 'PHONE_INVALID'],
  ['time', '00:00', '00:00'],
  ['time', '23:59', '23:59'],
  ['time', '24:00', 'TIME_INVALID'],
  ['time', '7:30', 'TIME_INVALID'],
  ['yes-no', 'yes', true],
  ['yes-no', 'no', false],
  ['yes-no', 'maybe', 'CHOICE_UNKNOWN'],
] as const)('%s: %j', (kind, typed, expected) => {
  expect(read({ kind }, typed)).toBe(expected)
})

it('a whole number is within its bounds', () => {
  const kind: FieldKind = { kind: 'whole-number', least: 10, most: 1_000 }
  expect(read(kind, '10')).toBe(10)
  expect(read(kind, '1 000')).toBe(1_000)
  expect([read(kind, '9'), read(kind, '1001')]).toEqual(Array(2).fill('NUMBER_OUT_OF_RANGE'))
  for (const typed of ['1.5', '-10', '1e2', 'ti', '1'.repeat(10)])
    expect(read(kind, typed), typed).toBe('NUMBER_INVALID')
})

describe('a date', () => {
  const kind: FieldKind = { kind: 'date', daysAhead: 7, mostDaysAhead: 365 }

  it('is from the first day that it may be to the last', () => {
    expect(read(kind, '2026-11-29')).toBe('DATE_TOO_SOON')
    expect(read(kind, '2026-11-30')).toBe('2026-11-30')
    expect(read(kind, '2027-11-23')).toBe('2027-11-23')
    expect(read(kind, '2027-11-24')).toBe('DATE_TOO_LATE')
    expect(read({ ...kind, daysAhead: 0 }, today)).toBe(today)
  })

  it('is one that there is', () => {
    for (const typed of ['2027-02-29', '30.11.2026', '2026-13-01', 'i morgen'])
      expect(read(kind, typed), typed).toBe('DATE_INVALID')
  })

  it('is another one than the first, where it is the second', () => {
    const fields = [field('first', kind), field('second', { ...kind, otherThan: 'first' })]
    const both = (second: string) => readAnswers({ fields }, { first: '2026-12-01', second }, today)
    expect(both('2026-12-01')).toEqual({ problems: { second: 'DATE_TWICE' } })
    expect(both('2026-12-02')).toHaveProperty('answers.second', '2026-12-02')
  })
})

it('a time may have to be later than another one', () => {
  const fields = [field('from', { kind: 'time' }), field('to', { kind: 'time', after: 'from' })]
  const both = (to: string) => readAnswers({ fields }, { from: '09:00', to }, today)
  expect(both('09:00')).toEqual({ problems: { to: 'TIME_NOT_LATER' } })
  expect(both('09:01')).toHaveProperty('answers.to', '09:01')
})

it('what is chosen is offered; of several each once, in the order of the form', () => {
  expect(read({ kind: 'choice', options }, 'b')).toBe('b')
  expect(read({ kind: 'choice', options }, 'd')).toBe('CHOICE_UNKNOWN')
  expect(read({ kind: 'choice', options }, ['a'])).toBe('REQUIRED')
  expect(read({ kind: 'choices', options }, ['c', 'a', 'c'])).toEqual(['a', 'c'])
  expect(read({ kind: 'choices', options }, 'b')).toEqual(['b'])
  expect(read({ kind: 'choices', options }, ['a', 'd'])).toBe('CHOICE_UNKNOWN')
})
