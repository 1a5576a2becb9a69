import { expect, test } from 'vitest'
import { askedText, stateText } from './request-texts.ts'

test('what is handled has its day in Oslo, and what waits has none', () => {
  const before = stateText({ handledAt: '2026-11-21T22:59:00.000Z' })
  const after = stateText({ handledAt: '2026-11-21T23:00:00.000Z' })
  expect(before).toContain('21')
  expect(after).toContain('22')
  expect(stateText({ handledAt: null })).not.toMatch(/\d/)
})

test('what is asked for is said with whom, or that it is whoever has time', () => {
  expect(askedText({ kind: 'boost', trainer: 'Linn Aune' })).toBe('Boost: Linn Aune')
  expect(askedText({ kind: 'pt', trainer: null })).toBe('Personlig trener: Den som har tid')
})
