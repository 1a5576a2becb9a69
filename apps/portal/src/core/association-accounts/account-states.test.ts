import { expect, it } from 'vitest'
import { confirmationStep, isFresh } from './account-states.ts'

const reader = { accounts: new Set(['ada', 'ada-again']) }

it.each([
  [{ by: 'bo', isContact: true }, 'confirm'],
  [{ by: 'ada', isContact: true }, 'own'],
  // Another account of the same person.
  [{ by: 'ada-again', isContact: true }, 'own'],
  [{ by: 'bo', isContact: false }, 'former'],
  [{ by: null, isContact: false }, 'former'],
] as const)('an account that was entered by %j can be: %s', (entered, step) => {
  expect(confirmationStep(entered, reader)).toBe(step)
})

it.each([
  // The last minute of the fourteenth day, and midnight in Norway.
  ['2026-11-28T22:59:00Z', true],
  ['2026-11-28T23:00:00Z', false],
])('an account that was confirmed on 15 November is fresh at %s: %s', (now, isIt) => {
  expect(isFresh(new Date('2026-11-15T12:00:00Z'), new Date(now))).toBe(isIt)
})
