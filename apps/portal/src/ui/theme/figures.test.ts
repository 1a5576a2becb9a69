import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const source = fileURLToPath(new URL('../../', import.meta.url))

// The font makes points, commas and colons as wide as a digit too: see fonts.css.
it('figures of one width are those of the theme', () => {
  const wrong = globSync('**/*.css', { cwd: source }).filter((file) =>
    /font-variant-numeric:[^;]*tabular-nums/.test(readFileSync(source + file, 'utf8')),
  )
  expect(wrong).toEqual([])
})
