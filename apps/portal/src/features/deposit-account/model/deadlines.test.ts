import { describe, expect, it } from 'vitest'
import { problemsOf, readTyped, writeTyped } from '#core/editable/form.ts'
import { showDayOfYear, toDayOfYear } from './day-of-year.ts'
import { DeadlinesForm } from './deadlines.ts'
import { deadlineFields } from './setup-fields.ts'

const typed = {
  autumnLastDay: '15.09.',
  springLastDay: '15.2',
  autumnDue: '15.06',
  springDue: '1. 11.',
  daysToPay: ' 14 ',
  usualDays: '',
  lapseDays: '60',
  reminderDays: '14',
}

const judge = (changed: Partial<typeof typed>) =>
  DeadlinesForm.safeParse({ ...readTyped(deadlineFields, { ...typed, ...changed }), version: 1 })

/** The codes beside the fields. */
const refused = (changed: Partial<typeof typed>) => {
  const { error } = judge(changed)
  return error && Object.values(problemsOf(deadlineFields, error.issues))
}

describe('a day of the year', () => {
  it.each([
    ['15.06.', '06-15'],
    ['15.6', '06-15'],
    [' 1. 2. ', '02-01'],
    ['15/6', '15/6'],
    ['', ''],
  ])('typed as %j is %j', (text, day) => {
    expect(toDayOfYear(text)).toBe(day)
  })

  it('is shown as people write it', () => {
    expect(showDayOfYear('06-15')).toBe('15.06.')
  })
})

describe('deadlines as staff type them', () => {
  it('are taken as days of the year', () => {
    const deadlines = {
      autumnLastDay: '09-15',
      springLastDay: '02-15',
      autumnDue: '06-15',
      springDue: '11-01',
      daysToPay: 14,
      usualDays: null,
      lapseDays: 60,
      reminderDays: 14,
    }
    expect(judge({}).data).toEqual({ ...deadlines, version: 1 })
    expect(writeTyped(deadlineFields, deadlines)).toEqual({
      ...typed,
      springLastDay: '15.02.',
      autumnDue: '15.06.',
      springDue: '01.11.',
      daysToPay: '14',
    })
  })

  it.each(['31.06.', '29.02.', '00.01.', '1.13.', 'june', ''])('refuse the day %j', (day) => {
    expect(refused({ autumnDue: day })).toEqual(['DAY_INVALID'])
  })

  it('keep each day in the half of the year that it belongs to', () => {
    expect(refused({ autumnDue: '30.06.', springDue: '01.07.' })).toBeUndefined()
    expect(refused({ autumnDue: '01.07.' })).toEqual(['DAY_OF_SPRING'])
    expect(refused({ springLastDay: '01.07.' })).toEqual(['DAY_OF_SPRING'])
    expect(refused({ springDue: '30.06.' })).toEqual(['DAY_OF_AUTUMN'])
    expect(refused({ autumnLastDay: '30.06.' })).toEqual(['DAY_OF_AUTUMN'])
  })

  it.each(['0', '91', '1.5', '', '-1'])('refuse %j days to pay', (daysToPay) => {
    expect(refused({ daysToPay })).toEqual(['DAYS_INVALID'])
  })

  it.each(['', ' 1 ', '365'])('take %j as the usual days of an answer', (usualDays) => {
    expect(refused({ usualDays })).toBeUndefined()
  })

  it.each(['0', '366', 'ten'])('refuse %j usual days of an answer', (usualDays) => {
    expect(refused({ usualDays })).toEqual(['USUAL_DAYS_INVALID'])
  })

  it.each(['', '1', '365'])('take %j days until an approval lapses', (lapseDays) => {
    expect(refused({ lapseDays })).toBeUndefined()
  })

  it.each(['0', '366', 'ten'])('refuse %j days until an approval lapses', (lapseDays) => {
    expect(refused({ lapseDays })).toEqual(['USUAL_DAYS_INVALID'])
  })

  it.each([
    ['0', ['DAYS_INVALID']],
    ['1', undefined],
    ['90', undefined],
    ['91', ['DAYS_INVALID']],
  ])('of %s days for the reminder are refused with %o', (reminderDays, codes) => {
    expect(refused({ reminderDays })).toEqual(codes)
  })

  it.each(['1', '90'])('take %s days to pay', (daysToPay) => {
    expect(refused({ daysToPay })).toBeUndefined()
  })
})
