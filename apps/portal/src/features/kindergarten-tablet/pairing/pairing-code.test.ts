import { expect, it } from 'vitest'
import { groupPairingCode, makePairingCode, readPairingCode } from './pairing-code.ts'

it('a code is read as it was made, however it is typed', () => {
  const code = makePairingCode((below) => below - 1)
  expect(code).toBe('ZZZZZZZZ')
  expect(groupPairingCode('KQ7M3WPR')).toBe('KQ7M 3WPR')
  expect(readPairingCode(' kq7m-3wpr ')).toBe('KQ7M3WPR')
  expect(readPairingCode(groupPairingCode('KQ7M3WPR'))).toBe('KQ7M3WPR')
})

it.each(['', 'KQ7M3WP', 'KQ7M3WPRR', 'KQ7M3WP0', 'KQ7M3WPÅ'])('%j is no code', (typed) => {
  expect(readPairingCode(typed)).toBeNull()
})
