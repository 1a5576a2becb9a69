import { describe, expect, it } from 'vitest'
import {
  customerNumbers,
  findCustomerNumbers,
  isCustomerNumber,
  toCustomerNumber,
} from './customer-number.ts'
import { findBirthDates } from './find-birth-dates.ts'
import { hasName, isSameName } from './same-name.ts'

describe('a customer number', () => {
  it('is eight digits that check themselves', () => {
    const numbers = [0, 1, 12, 999_999].map(toCustomerNumber)
    expect(numbers).toEqual(['80000003', '80000011', '80000128', '89999999'])
    expect(numbers.every(isCustomerNumber)).toBe(true)
    for (const serial of [-1, customerNumbers, 1.5])
      expect(() => toCustomerNumber(serial)).toThrow('no more')
  })

  it('differs from one with a digit that is wrong, or two that changed places', () => {
    const number = toCustomerNumber(481_592)
    for (let at = 1; at < 8; at += 1)
      for (let digit = 0; digit <= 9; digit += 1) {
        const wrong = number.slice(0, at) + digit + number.slice(at + 1)
        if (wrong !== number) expect(isCustomerNumber(wrong)).toBe(false)
      }
    for (let at = 1; at < 7; at += 1) {
      const swapped = number.slice(0, at) + number[at + 1] + number[at] + number.slice(at + 2)
      if (swapped !== number) expect(isCustomerNumber(swapped)).toBe(false)
    }
  })

  it.each<[string, string[]]>([
    ['80000011', ['80000011']],
    ['Customer no. 80000011, Mai', ['80000011']],
    ['kundenr:8000 0011', ['80000011']],
    ['80-00-00-11', ['80000011']],
    ['8 0 0 0 0 0 1 1', ['80000011']],
    ['80000011 80000003', ['80000011', '80000003']],
    ['8000 0011 2001', ['80000011']],
    ['17.05.2001 80000011', ['80000011']],
    ['80000011/80000011', ['80000011']],
    ['/RFB/80000011/', ['80000011']],
    ['180000011', []],
    ['800000111', []],
    ['80000012', []],
    ['8000  0011', []],
    ['8000,0011', []],
    ['17.05.2001', []],
    ['97 01 56 78', []],
    ['', []],
  ])('is found in %j', (text, numbers) => {
    expect(findCustomerNumbers(text)).toEqual(numbers)
  })

  it('is found in a text of any length in its time', () => {
    expect(findCustomerNumbers(`${'8 '.repeat(1_000)}`).length).toBeLessThanOrEqual(1)
    expect(findCustomerNumbers('1'.repeat(2_000))).toEqual([])
  })
})

describe('a name', () => {
  it.each([
    ['Nguyen Thi Mai', 'MAI NGUYEN THI'],
    ['Nguyen Thi Mai', 'Mai Nguyen'],
    ['Nguyễn Thị Mai', 'NGUYEN THI MAI'],
    ['Bjørn Åse Ærlig', 'BJOERN AASE AERLIG'],
    ['Bjørn Åse', 'BJORN ASE'],
    ['Müller Jürgen', 'MUELLER JURGEN'],
    ['Anne-Marie O’Neil', "ANNE MARIE O'NEIL"],
    ['Łukasz Wałęsa', 'LUKASZ WALESA'],
    ['Mrs. Ada Obi', 'ada obi'],
    ['Sukarno', 'SUKARNO'],
  ])('%s is %s', (one, other) => {
    expect(isSameName(one, other)).toBe(true)
    expect(isSameName(other, one)).toBe(true)
  })

  it.each([
    ['Nguyen Thi Mai', 'Mai'],
    ['Nguyen Thi Mai', 'Nguyen Thi Lan'],
    ['Mai Mai', 'Mai Nguyen'],
    ['Ada Obi', 'Ada Obinna'],
    ['', ''],
    ['Mr', 'Mrs'],
    ['Ada Obi', ''],
  ])('%s is not %s', (one, other) => {
    expect(isSameName(one, other)).toBe(false)
  })

  it('is found whole in a free text', () => {
    expect(hasName('deposit for MAI nguyen, born 2001-05-17', 'Nguyen Mai')).toBe(true)
    expect(hasName('for Bjoern Aas', 'Bjørn Ås')).toBe(true)
    expect(hasName('deposit for Mai', 'Nguyen Mai')).toBe(false)
    expect(hasName('for Mai', 'Mai')).toBe(false)
  })
})

describe('a birth date', () => {
  const today = '2026-11-22'
  it.each<[string, string[]]>([
    ['born 17.05.2001', ['2001-05-17']],
    ['2001-05-17', ['2001-05-17']],
    ['17/5/2001', ['2001-05-17']],
    ['dob 17052001 x', ['2001-05-17']],
    ['20010517', ['2001-05-17']],
    ['17 May 2001', ['2001-05-17']],
    ['May 17, 2001', ['2001-05-17']],
    ['17. desember 2001', ['2001-12-17']],
    ['17MAY2001', ['2001-05-17']],
    ['03/04/2001', ['2001-04-03', '2001-03-04']],
    ['29.02.2001', []],
    ['29.02.2000', ['2000-02-29']],
    ['17.05.01', []],
    ['31.12.1899 and 01.01.1900', ['1900-01-01']],
    ['22.11.2026, 23.11.2026', ['2026-11-22']],
    ['80000011', []],
    ['17 Mayday 2001', []],
    ['', []],
  ])('in %j is %j', (text, dates) => {
    expect(findBirthDates(text, today)).toEqual(dates)
  })
})
