import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const source = fileURLToPath(new URL('../..', import.meta.url))
const sheets = globSync('{ui,core,features}/**/*.css', { cwd: source, exclude: ['ui/theme/**'] })

const declarations = sheets.flatMap((file) =>
  readFileSync(`${source}/${file}`, 'utf8')
    .split('\n')
    .map((line, index) => ({ at: `${file}:${index + 1}`, line: line.trim() })),
)

/** Lines that match, as `file:line text`. */
function found(pattern: RegExp, except: (line: string) => boolean = () => false): string[] {
  return declarations
    .filter(({ line }) => pattern.test(line) && !except(line))
    .map(({ at, line }) => `${at} ${line}`)
}

test('there are style sheets to look at', () => {
  expect(sheets.length).toBeGreaterThan(50)
})

test('every colour has a name in roles.css, and so follows the dark', () => {
  expect(found(/#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i)).toEqual([])
})

test('only blocks of editors take a colour by its family', () => {
  expect(
    found(/--colour-/).filter((line) => !line.startsWith('ui/blocks/ColourField.module.css')),
  ).toEqual([])
})

test('every corner is one of the scale, a circle or the leaf', () => {
  const allowed = /^border-radius: ((var\(--radius[a-z-]*\)|0|50%|100%|inherit) ?)+;$/
  expect(found(/^border-radius:/, (line) => allowed.test(line))).toEqual([])
})

test('what is as wide as a text or wider is one of the scale', () => {
  const widest = 26
  const rem = (line: string) => Number.parseFloat(line.slice('max-width: '.length))
  expect(found(/^max-width: [\d.]+rem/, (line) => rem(line) <= widest)).toEqual([])
})

test('there are four weights', () => {
  expect(found(/^font-weight:/, (line) => /: ([4567]00|inherit);/.test(line))).toEqual([])
})

test('features do not restyle the parts that they are made of', () => {
  expect(found(/:global\(\.ds-|\.ds-[a-z]/).filter((line) => line.startsWith('features/'))).toEqual(
    [],
  )
})
