import { expect, it } from 'vitest'
import { problemsOf, readTyped, writeTyped } from '#core/editable/form.ts'
import { Settings } from '../model/contract.ts'
import { settingsFields, typeFields } from '../model/setup-fields.ts'
import { staffFieldText } from '../model/staff-field-texts.ts'
import { MembershipTypeForm } from './contract.ts'

const typed = {
  code: ' student ',
  validFrom: '2027-01-01',
  'name-no': 'Student',
  'name-en': 'Student',
  'note-no': '',
  'note-en': '',
  isForStudents: 'yes',
  payment: 'monthly',
  months: '0',
  priceOre: '1 250',
  startFeeOre: '100',
  vatPercent: '12',
  isOffered: 'no',
}

const judge = (changed: Partial<typeof typed>) =>
  MembershipTypeForm.safeParse({ ...readTyped(typeFields, { ...typed, ...changed }), version: 3 })
const problemsOfType = (changed: Partial<typeof typed>) =>
  problemsOf(typeFields, judge(changed).error?.issues ?? [])

it('is sent in øre, and read again as it was typed', () => {
  const form = judge({}).data
  expect(form).toMatchObject({
    code: 'STUDENT',
    priceOre: 125_000,
    startFeeOre: 10_000,
    vatPercent: 12,
    isForStudents: true,
    isOffered: false,
    version: 3,
  })
  expect(writeTyped(typeFields, form ?? {})).toEqual({
    ...typed,
    code: 'STUDENT',
    priceOre: '1250',
  })
})

it('says of each field what is wrong with it', () => {
  expect(problemsOfType({ code: 'é' })).toEqual({ code: 'CODE_INVALID' })
  expect(problemsOfType({ code: '' })).toEqual({ code: 'CODE_INVALID' })
  expect(problemsOfType({ validFrom: '2027-02-29' })).toEqual({ validFrom: 'DAY_INVALID' })
  expect(problemsOfType({ priceOre: '0' })).toEqual({ priceOre: 'KRONER_INVALID' })
  expect(problemsOfType({ priceOre: '100001' })).toEqual({ priceOre: 'KRONER_INVALID' })
  expect(problemsOfType({ priceOre: '12,50' })).toEqual({ priceOre: 'KRONER_INVALID' })
  expect(problemsOfType({ startFeeOre: '-1' })).toEqual({ startFeeOre: 'KRONER_INVALID' })
  expect(problemsOfType({ startFeeOre: '0' })).toEqual({})
  expect(problemsOfType({ vatPercent: '25' })).toEqual({})
  expect(problemsOfType({ vatPercent: '26' })).toEqual({ vatPercent: 'VAT_INVALID' })
  expect(problemsOfType({ 'name-no': ' ' })).toEqual({ 'name-no': 'NAME_REQUIRED' })
  expect(problemsOfType({ 'name-en': 'Gym \u{1f3cb}' })).toEqual({
    'name-en': 'CHARACTERS_INVALID',
  })
  expect(problemsOfType({ 'note-en': 'x'.repeat(201) })).toEqual({ 'note-en': 'TOO_LONG' })
  expect(problemsOfType({ months: '61' })).toEqual({ months: 'MONTHS_INVALID' })
  expect(problemsOfType({ payment: 'once' })).toEqual({ months: 'MONTHS_INVALID' })
  expect(problemsOfType({ payment: 'once', months: '1' })).toEqual({})
})

it('notice is a month at least: invoices are sent less than a month ahead', () => {
  const rules = {
    freezeNotice: '1',
    firstYearFreeze: '2',
    laterFreeze: '0',
    uncommittedFreeze: '1',
    terminationNotice: '1',
    daysToPay: '14',
  }
  const problemsOfRules = (changed: Partial<typeof rules>) => {
    const sent = { ...readTyped(settingsFields, { ...rules, ...changed }), version: 0 }
    return problemsOf(settingsFields, Settings.safeParse(sent).error?.issues ?? [])
  }
  expect(problemsOfRules({})).toEqual({})
  expect(problemsOfRules({ freezeNotice: '0' })).toEqual({ freezeNotice: 'NOTICE_INVALID' })
  expect(problemsOfRules({ terminationNotice: '7' })).toEqual({
    terminationNotice: 'NOTICE_INVALID',
  })
  expect(problemsOfRules({ laterFreeze: '13' })).toEqual({ laterFreeze: 'LIMIT_INVALID' })
  for (const days of ['7', '27']) expect(problemsOfRules({ daysToPay: days })).toEqual({})
  for (const days of ['6', '28', ''])
    expect(problemsOfRules({ daysToPay: days })).toEqual({ daysToPay: 'DAYS_TO_PAY_INVALID' })
})

it('names the language of a name that is missing', () => {
  expect(staffFieldText('NAME_REQUIRED', 'name-no')).toBe('Skriv navnet på norsk')
  expect(staffFieldText('NAME_REQUIRED', 'name-en')).toBe('Skriv navnet på engelsk')
})
