import { describe, expect, it } from 'vitest'
import { institutionCodePattern } from './institution-code.ts'
import { type Institution, institutionChoices, institutionName } from './institutions.ts'

const institution = (code: string, isActive = true): Institution => ({
  code,
  name: { no: `${code} høgskole`, en: `${code} College` },
  campus: null,
  depositForm: 'semesters',
  isActive,
})
const institutions = [institution('Fjordvel'), institution('Aker', false)]

describe('the name of an institution', () => {
  it('is in the language asked for, also of one that is not active', () => {
    expect(institutionName(institutions, 'Fjordvel', 'no')).toBe('Fjordvel høgskole')
    expect(institutionName(institutions, 'Aker', 'en')).toBe('Aker College')
  })

  it('is the code where it is unknown', () => {
    expect(institutionName(institutions, 'Bergvik', 'en')).toBe('Bergvik')
  })
})

it('can be chosen while it is active, and kept when it is not', () => {
  const codes = (current?: string) =>
    institutionChoices(institutions, current).map(({ code }) => code)
  expect(codes()).toEqual(['Fjordvel'])
  expect(codes('Fjordvel')).toEqual(['Fjordvel'])
  expect(codes('Aker')).toEqual(['Fjordvel', 'Aker'])
})

it.each([
  ['B', true],
  ['Barratt Due', true],
  ['M&F-2.0', true],
  ['a'.repeat(30), true],
  ['a'.repeat(31), false],
  ['', false],
  [' BI', false],
  ['BI ', false],
  ['<b>', false],
  ['a\nb', false],
])('the short name %j: %s', (code, isOne) => {
  expect(institutionCodePattern.test(code)).toBe(isOne)
})
