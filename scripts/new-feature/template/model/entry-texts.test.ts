import { expect, test } from 'vitest'
import { stateText } from './entry-texts.ts'

test('what is handled has its day in Oslo, and what waits has none', () => {
  const before = stateText({ handledAt: '2026-11-21T22:59:00.000Z' })
  const after = stateText({ handledAt: '2026-11-21T23:00:00.000Z' })
  expect(before).toContain('21')
  expect(after).toContain('22')
  expect(stateText({ handledAt: null })).not.toMatch(/\d/)
})
