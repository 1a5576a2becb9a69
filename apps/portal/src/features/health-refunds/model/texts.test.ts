import { beforeEach, describe, expect, it } from 'vitest'
import { overwriteGetLocale } from '#locale'
import { daysText, deadlineText, periodName } from './texts.ts'

beforeEach(() => overwriteGetLocale(() => 'no'))

describe('the name of a period', () => {
  it.each([
    ['2026', '2026'],
    ['2026V', 'våren 2026'],
    ['2026H', 'høsten 2026'],
  ])('%s is %s', (code, name) => {
    expect(periodName(code)).toBe(name)
  })
})

describe('the deadline', () => {
  it.each([
    ['2027-01-19', 'Frist søndag 31.\u00a0januar, 12 dager igjen'],
    ['2027-01-30', 'Siste dag er i morgen'],
    ['2027-01-31', 'Siste dag er i dag'],
    ['2027-02-01', 'Fristen gikk ut 31.\u00a0januar 2027'],
  ])('on %s', (today, text) => {
    expect(deadlineText(today, '2027-01-31')).toBe(text)
  })
})

it('writes one day once', () => {
  const day = '2026-05-17'
  expect(daysText({ from: day, to: day })).toBe('17.\u00a0mai 2026')
  expect(daysText({ from: day, to: '2026-05-18' })).toBe('17.\u00a0mai 2026 til 18.\u00a0mai 2026')
})
