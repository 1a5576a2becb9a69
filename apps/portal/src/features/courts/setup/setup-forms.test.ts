import { describe, expect, it } from 'vitest'
import { readTyped, writeTyped } from '#core/editable/form.ts'
import { setupFields } from '../model/setup-fields.ts'
import { createInitialValues } from './initial-values.ts'
import { SetupEdit } from './setup-forms.ts'
import { setupFieldText } from './setup-texts.ts'

const setup = {
  version: 1,
  today: '2026-11-23',
  settings: {
    daysAhead: 7,
    refundHours: 24,
    lateRefundPercent: 0,
    holdMinutes: 10,
    maxHolds: 3,
    maxSlotAlerts: 10,
  },
  centers: [{ id: 2, name: 'Blindern' }],
  categories: [{ id: 2, name: { no: 'Squash', en: 'Squash' } }],
  courts: [
    { id: 11, centerId: 2, categoryId: 2, name: { no: 'Bane 1', en: 'Court 1' }, isOffered: true },
  ],

  openings: [],
  prices: [],
  clubHours: [],
  closures: [],
}
/** What staff type in the inputs that a new item leaves empty. */
const typed = {
  category: { 'name-no': 'Padel', 'name-en': 'Padel' },
  court: { 'name-no': 'Bane 2', 'name-en': 'Court 2' },
  opening: {},
  price: { priceOre: '60' },
  'club-hours': { clubName: 'OSI Squash' },
  closure: { 'reason-no': 'Vannlekkasje', 'reason-en': 'A leak' },
} as const
const kinds = Object.keys(typed) as (keyof typeof typed)[]

describe('a new item', () => {
  const judge = (kind: (typeof kinds)[number], missing: Record<string, string>) => {
    const fields = setupFields[kind]
    const values = createInitialValues(kind, setup)
    const form = readTyped(fields, { ...writeTyped(fields, values), ...missing })
    return SetupEdit.safeParse({ kind, form: { id: values.id, ...form } })
  }

  it.each(kinds)('of kind %s is valid when the empty inputs are filled in', (kind) => {
    expect(judge(kind, typed[kind]).error?.issues).toBeUndefined()
  })

  it.each(kinds.filter((kind) => kind !== 'opening'))('of kind %s needs them', (kind) => {
    expect(judge(kind, {}).success).toBe(false)
  })
})

describe('the settings', () => {
  const codeOf = (change: object) => {
    const form = { ...setup.settings, ...change }
    return SetupEdit.safeParse({ kind: 'settings', form }).error?.issues[0]?.message ?? null
  }

  it.each([
    ['holdMinutes', 5, 60, 'HOLD_MINUTES_INVALID'],
    ['maxHolds', 1, 10, 'MAX_HOLDS_INVALID'],
    ['maxSlotAlerts', 1, 50, 'MAX_SLOT_ALERTS_INVALID'],
  ])('take %s from %i to %i', (name, least, most, code) => {
    expect([least - 1, least, most, most + 1].map((value) => codeOf({ [name]: value }))).toEqual([
      code,
      null,
      null,
      code,
    ])
  })
})

describe('the sent form', () => {
  const weekly = { ...createInitialValues('opening', setup), courtId: null, validTo: null }
  const codeOf = (change: object) => {
    const parsed = SetupEdit.safeParse({ kind: 'opening', form: { ...weekly, ...change } })
    return parsed.success ? null : parsed.error.issues[0]?.message
  }

  it('starts before it ends, on half hours, by midnight at the latest', () => {
    expect(codeOf({ fromTime: '00:00', toTime: '24:00' })).toBeNull()
    expect(codeOf({ fromTime: '10:00', toTime: '10:30' })).toBeNull()
    expect(codeOf({ fromTime: '10:00', toTime: '10:00' })).toBe('ENDS_BEFORE_IT_BEGINS')
    expect(codeOf({ fromTime: '10:15' })).toBe('HALF_HOUR_INVALID')
    expect(codeOf({ fromTime: '24:00' })).toBe('HALF_HOUR_INVALID')
    expect(codeOf({ toTime: '24:30' })).toBe('HALF_HOUR_INVALID')
  })

  it('has weekdays and days in order', () => {
    expect(codeOf({ firstWeekday: 6, lastWeekday: 5 })).toBe('LAST_BEFORE_FIRST')
    expect(codeOf({ firstWeekday: 6, lastWeekday: 6 })).toBeNull()
    expect(codeOf({ validFrom: '2026-11-23', validTo: '2026-11-22' })).toBe('LAST_BEFORE_FIRST')
    expect(codeOf({ validFrom: '2026-11-23', validTo: '2026-11-23' })).toBeNull()
  })
})

it('names the language of a text that is missing', () => {
  expect(setupFieldText('NAME_REQUIRED', 'name-no')).toBe('Skriv navnet på norsk.')
  expect(setupFieldText('NAME_REQUIRED', 'name-en')).toBe('Skriv navnet på engelsk.')
  expect(setupFieldText('REASON_REQUIRED', 'reason-en')).toBe('Skriv grunnen på engelsk.')
})
