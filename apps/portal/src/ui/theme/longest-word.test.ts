import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { longestWord } from './longest-word.ts'

test.each([
  ['', 8],
  ['Et sted å bo', 8],
  ['Eksamenstida er her', 12],
  ['Gratis eksamensfrokost', 15],
  ['Depositumskonto', 15],
  ['Depositums\u00ADkonto', 10],
  ['Nord-Trøndelag', 10],
  ['Menneskerettighetsorganisasjonene', 28],
])('%j is set for words of %i letters', (heading, letters) => {
  expect(longestWord(heading)).toBe(letters)
})

test('the style sheet has a size for every step', () => {
  const css = readFileSync(new URL('./parts.css', import.meta.url), 'utf8')
  for (const letters of [8, 10, 12, 15, 18, 22, 28])
    expect(css).toContain(`[data-longest-word="${letters}"]`)
})
