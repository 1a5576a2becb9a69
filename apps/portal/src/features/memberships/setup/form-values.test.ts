import { expect, it } from 'vitest'
import {
  emptyType,
  SettingsFormValues,
  TypeFormValues,
  toTypeForm,
  toTypeFormValues,
} from './form-values.ts'

const typed: TypeFormValues = {
  ...emptyType,
  code: ' student ',
  validFrom: '2027-01-01',
  nameNo: 'Student',
  nameEn: 'Student',
  price: '1 250',
  startFee: '100',
}

const problemsOf = (changed: Partial<TypeFormValues>) =>
  TypeFormValues.safeParse({ ...typed, ...changed }).error?.issues.map(({ path, message }) => [
    path[0],
    message,
  ])

it('is sent in øre, and read again as it was typed', () => {
  const form = toTypeForm(TypeFormValues.parse(typed), 3)
  expect(form).toMatchObject({
    code: 'STUDENT',
    priceOre: 125_000,
    startFeeOre: 10_000,
    isForStudents: true,
    isOffered: true,
    version: 3,
  })
  expect(toTypeFormValues(form)).toMatchObject({ code: 'STUDENT', price: '1250', startFee: '100' })
})

it('says of each field what is wrong with it', () => {
  expect(problemsOf({ code: 'é' })).toEqual([['code', 'CODE_INVALID']])
  expect(problemsOf({ validFrom: '2027-02-29' })).toEqual([['validFrom', 'DAY_INVALID']])
  expect(problemsOf({ price: '0' })).toEqual([['price', 'KRONER_INVALID']])
  expect(problemsOf({ price: '100001' })).toEqual([['price', 'KRONER_INVALID']])
  expect(problemsOf({ startFee: '-1' })).toEqual([['startFee', 'KRONER_INVALID']])
  expect(problemsOf({ nameNo: ' ' })).toEqual([['nameNo', 'NAME_REQUIRED']])
  expect(problemsOf({ nameEn: 'Gym \u{1f3cb}' })).toEqual([['nameEn', 'CHARACTERS_INVALID']])
  expect(problemsOf({ payment: 'once' })).toEqual([['months', 'MONTHS_INVALID']])
  expect(problemsOf({ payment: 'once', months: '1' })).toBeUndefined()
})

it('notice is a month at least: invoices are sent two weeks ahead', () => {
  const settings = {
    freezeNotice: '1',
    firstYearFreeze: '2',
    laterFreeze: '0',
    uncommittedFreeze: '1',
    terminationNotice: '1',
  }
  expect(SettingsFormValues.safeParse(settings).success).toBe(true)
  expect(SettingsFormValues.safeParse({ ...settings, freezeNotice: '0' }).success).toBe(false)
  expect(SettingsFormValues.safeParse({ ...settings, laterFreeze: '13' }).success).toBe(false)
})
