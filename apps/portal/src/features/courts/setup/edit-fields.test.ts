import { describe, expect, it } from 'vitest'
import {
  createInitialValues,
  type EditField,
  editForms,
  readField,
  writeField,
} from './edit-fields.ts'
import { SetupEdit } from './setup-forms.ts'

const label = () => ''
const kroner: EditField = { name: 'priceOre', label, type: 'kroner' }
const court: EditField = { name: 'courtId', label, type: 'choice', options: () => [] }
const offered: EditField = { name: 'isOffered', label, type: 'yes-or-no' }

describe('a field', () => {
  it.each([
    [kroner, '60', 6_000],
    [kroner, ' 62,50 ', 6_250],
    [kroner, '', null],
    [kroner, 'gratis', null],
    [court, '11', 11],
    [court, '', null],
    [offered, 'yes', true],
    [offered, 'no', false],
    [{ name: 'nameNo', label, type: 'text' } as const, '', ''],
  ] as const)('of %j reads %j as %j', (field, typed, value) => {
    expect(readField(field, typed)).toBe(value)
  })

  it.each([
    [kroner, 6_250, '62.5'],
    [kroner, null, ''],
    [court, 11, '11'],
    [court, null, ''],
    [offered, false, 'no'],
    [offered, undefined, 'yes'],
  ] as const)('of %j shows %j as %j', (field, value, text) => {
    expect(writeField(field, value)).toBe(text)
  })
})

const setup = {
  version: 1,
  today: '2026-11-23',
  settings: { daysAhead: 7, refundHours: 24, lateRefundPercent: 0 },
  centers: [{ id: 2, name: 'Blindern' }],
  categories: [{ id: 2, nameNo: 'Squash', nameEn: 'Squash' }],
  courts: [
    { id: 11, centerId: 2, categoryId: 2, nameNo: 'Bane 1', nameEn: 'Court 1', isOffered: true },
  ],

  openings: [],
  prices: [],
  clubHours: [],
  closures: [],
}
/** The fields that a new item leaves empty. */
const missing = {
  category: { nameNo: 'Padel', nameEn: 'Padel' },
  court: { nameNo: 'Bane 2', nameEn: 'Court 2' },
  opening: {},
  price: { priceOre: 6_000 },
  'club-hours': { clubName: 'OSI Squash' },
  closure: { reasonNo: 'Vannlekkasje', reasonEn: 'A leak' },
} as const
const kinds = Object.keys(missing) as (keyof typeof missing)[]

describe('a new item', () => {
  it.each(kinds)(
    'of kind %s has a field for everything that is sent, and is valid when filled in',
    (kind) => {
      const form = { ...createInitialValues(kind, setup), ...missing[kind] }
      expect(SetupEdit.safeParse({ kind, form }).success).toBe(true)
      const names = editForms[kind].fields.map(({ name }) => name)
      expect(
        Object.keys(form)
          .filter((name) => name !== 'id')
          .sort(),
      ).toEqual([...names].sort())
    },
  )
})

describe('the sent form', () => {
  const weekly = { ...createInitialValues('opening', setup), centerId: 2 }
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
