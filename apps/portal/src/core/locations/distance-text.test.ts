import { expect, test } from 'vitest'
import { distanceText } from './distance-text.ts'

test.each([
  [0, '50 m'],
  [74, '50 m'],
  [75, '100 m'],
  [412, '400 m'],
  [974, '950 m'],
  [975, '1,0 km'],
  [1_249, '1,2 km'],
  [9_949, '9,9 km'],
  [9_950, '10 km'],
  [18_530, '19 km'],
])('%i metres are %s', (metres, written) => {
  expect(distanceText(metres, 'UiO Blindern')).toBe(`${written} fra UiO Blindern`)
})
