import { describe, expect, test } from 'vitest'
import {
  callingCodeChoices,
  countries,
  findCountry,
  findCountryByNorwegianName,
  hasFreeMovement,
  isCallingCode,
  sortedCountries,
} from './countries.ts'

describe('the country table', () => {
  test('has the 249 of ISO 3166-1 and Kosovo, each once', () => {
    expect(countries).toHaveLength(250)
    expect(new Set(countries.map(({ code }) => code)).size).toBe(250)
    for (const { code } of countries) expect(code).toMatch(/^[A-Z]{2}$/)
  })

  test('every country comes back by the Norwegian name that is sent', () => {
    for (const country of countries) expect(findCountryByNorwegianName(country.no)).toBe(country)
    expect(new Set(countries.map(({ en }) => en)).size).toBe(250)
  })

  test('the EEA is the EU, Iceland, Liechtenstein and Norway; not Switzerland or the kingdom', () => {
    expect(countries.filter(({ isInEea }) => isInEea)).toHaveLength(30)
    for (const code of ['NO', 'IS', 'LI', 'SE', 'HR'])
      expect(findCountry(code)?.isInEea, code).toBe(true)
    for (const code of ['CH', 'GB', 'US']) expect(findCountry(code)?.isInEea, code).toBe(false)
  })

  test('citizens of the EEA and of Switzerland need no residence permit, others do', () => {
    const isFree = (code: string) => {
      const country = findCountry(code)
      return country && hasFreeMovement(country)
    }
    for (const code of ['NO', 'DE', 'IS', 'LI', 'CH']) expect(isFree(code), code).toBe(true)
    for (const code of ['GB', 'US', 'VN', 'TR', 'UA']) expect(isFree(code), code).toBe(false)
  })

  test('every calling code is a plus and one to four digits', () => {
    for (const { callingCode } of countries) expect(callingCode).toMatch(/^\+[1-9]\d{0,3}$/)
    expect(findCountry('NO')?.callingCode).toBe('+47')
    expect(isCallingCode('+47')).toBe(true)
    expect(isCallingCode('47')).toBe(false)
    expect(isCallingCode('+999')).toBe(false)
  })

  test('a calling code is chosen once, however many countries share it', () => {
    const choices = callingCodeChoices('no')
    const codes = choices.map(({ code }) => code)
    expect(new Set(codes)).toEqual(new Set(countries.map(({ callingCode }) => callingCode)))
    expect(new Set(codes).size).toBe(codes.length)
    expect(choices).toContainEqual({ code: '+1', text: 'Canada, USA (+1)' })
    expect(choices).toContainEqual({ code: '+47', text: 'Norge (+47)' })
  })

  test('each language has its own order', () => {
    expect(sortedCountries('no').at(-1)?.no).toBe('Åland')
    expect(sortedCountries('en')[0]?.en).toBe('Afghanistan')
    expect(sortedCountries('en').findIndex(({ code }) => code === 'AX')).toBeLessThan(5)
  })
})
