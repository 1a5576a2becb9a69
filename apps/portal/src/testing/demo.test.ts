import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const sources = fileURLToPath(new URL('..', import.meta.url))
const isAllowed = /(^|\/)(demo|testing)\/|\.test\.tsx?$/

it('demo data is loaded by nothing but the seeding of a demo', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: sources })
  expect(files.some((file) => /\/demo\//.test(file))).toBe(true)
  const loadsDemo = files.filter(
    (file) =>
      !isAllowed.test(file) && / from '[^']*\/demo\//.test(readFileSync(sources + file, 'utf8')),
  )
  expect(loadsDemo).toEqual([])
})
