import { expect, test } from 'vitest'
import { requestText, stateText } from './request-texts.ts'

test('shows the Oslo date of a handled request, and no date while it is waiting', () => {
  const before = stateText({ handledAt: '2026-11-21T22:59:00.000Z' })
  const after = stateText({ handledAt: '2026-11-21T23:00:00.000Z' })
  expect(before).toContain('21')
  expect(after).toContain('22')
  expect(stateText({ handledAt: null })).not.toMatch(/\d/)
})

test('names the kind and the trainer, or any available trainer', () => {
  expect(requestText({ kind: 'boost', trainer: 'Linn Aune' })).toBe('Boost: Linn Aune')
  expect(requestText({ kind: 'pt', trainer: null })).toBe('Personlig trener: Den som har tid')
})
