import { expect, it } from 'vitest'
import { findAnnouncedMinutes, formatCountdown, isOver } from './countdown.ts'

const expiresAt = new Date('2026-11-23T10:10:00Z')

it.each([
  ['2026-11-23T10:00:00Z', '10:00', false],
  ['2026-11-23T10:00:00.001Z', '10:00', false],
  ['2026-11-23T10:00:01Z', '9:59', false],
  ['2026-11-23T10:08:55Z', '1:05', false],
  ['2026-11-23T10:09:59.999Z', '0:01', false],
  ['2026-11-23T10:10:00Z', '0:00', true],
  ['2026-11-23T10:11:00Z', '0:00', true],
])('at %s the countdown shows %s', (now, text, over) => {
  expect(formatCountdown(expiresAt, new Date(now))).toBe(text)
  expect(isOver(expiresAt, new Date(now))).toBe(over)
})

it.each([
  ['10:04:59.999', null],
  ['10:05:00', 5],
  ['10:07:59', 5],
  ['10:08:00', 2],
  ['10:09:00', 1],
  ['10:09:59.999', 1],
  ['10:10:00', null],
])('at %s it announces %s minutes', (time, minutes) => {
  expect(findAnnouncedMinutes(expiresAt, new Date(`2026-11-23T${time}Z`))).toBe(minutes)
})
