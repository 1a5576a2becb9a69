import { readFileSync } from 'node:fs'
import { contrastOf } from '@trivsel/content-contract/contrast'
import { describe, expect, test } from 'vitest'
import { blockColours } from './colours.ts'

type Light = 'light' | 'dark'
const lights: readonly Light[] = ['light', 'dark']

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

/** The value of every variable of the theme; in the dark, what holds there lies over the rest. */
function variables(light: Light): Map<string, string> {
  const [day = '', night = ''] = read('./roles.css').split('@media screen and')
  const parts = read('./trivsel.css').split('@layer ds.theme.color-scheme.')
  const scheme = parts.find((part) => part.startsWith(light)) ?? ''
  const sheets = [scheme.split('@media')[0] ?? '', read('./palette.css'), day]
  if (light === 'dark') sheets.push(night)
  return new Map(
    sheets.flatMap((css) =>
      css
        .split(/[;{}\n]/)
        .map((line) => line.trim().split(': '))
        .filter(([name = '']) => name.startsWith('--')),
    ) as [string, string][],
  )
}

/** @returns `#rrggbb` */
function resolve(name: string, values: Map<string, string>): string {
  const value = values.get(name) ?? ''
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  if (other) return resolve(other, values)
  if (/^#[0-9a-f]{3}$/i.test(value)) return value.replace(/[0-9a-f]/gi, '$&$&')
  if (!/^#[0-9a-f]{6}$/i.test(value)) throw new Error(`${name} is no colour: ${value}`)
  return value
}

const papers = ['', 'brand-', 'attention-', 'alarm-', 'sports-', 'quiet-'].map(
  (family) => `--${family}paper`,
)
const inks = [
  '--ink',
  '--brand-ink',
  '--ds-color-neutral-text-default',
  '--ds-color-neutral-text-subtle',
]
const readable: [string, string][] = [
  ...[...papers, '--brand-tint'].flatMap((paper) =>
    inks.map((ink): [string, string] => [ink, paper]),
  ),
  ['--alarm-ink', '--alarm-paper'],
  ['--ink', '--mark'],
  ['--on-sky', '--sky'],
  ['--brand-ink', '--sky'],
  ['--on-night', '--night'],
  ['--on-brand-fill', '--brand-fill'],
  ['--on-brand-fill', '--brand-fill-hover'],
  ['--on-attention-fill', '--attention-fill'],
  ['--on-alarm-fill', '--alarm-fill'],
  ['--on-sports-fill', '--sports-fill'],
]

describe.each(lights)('in the %s', (light) => {
  const values = variables(light)
  const between = (one: string, other: string) =>
    contrastOf(resolve(one, values), resolve(other, values))

  test.each(readable)('%s can be read on %s', (ink, paper) => {
    expect(between(ink, paper)).toBeGreaterThanOrEqual(4.5)
  })

  test.each([['--brand-fill'], ['--brand-ink'], ['--sports-fill'], ['--ds-color-focus-outer']])(
    '%s stands out from the page',
    (colour) => {
      expect(between(colour, '--paper')).toBeGreaterThanOrEqual(3)
    },
  )
})

describe('block colours', () => {
  const field = readFileSync(new URL('../blocks/ColourField.module.css', import.meta.url), 'utf8')
  const inkOf = { paper: '--ink', bright: '--on-attention-fill', dark: '--on-night' } as const
  const ground = (name: string) =>
    new RegExp(`\\.${name.replace(/[ _]/g, '-')} \\{\\s*--field: var\\((--[\\w-]+)\\)`).exec(
      field,
    )?.[1]

  const cases = lights.flatMap((light) =>
    Object.entries(blockColours).map(([name, shade]) => ({ light, name, shade })),
  )
  test.each(cases)('text on $name can be read in the $light', ({ light, name, shade }) => {
    const values = variables(light)
    const colours = [inkOf[shade], ground(name) ?? ''].map((colour) => resolve(colour, values))
    expect(contrastOf(colours[0] ?? '', colours[1] ?? '')).toBeGreaterThanOrEqual(4.5)
  })

  test('by day a field is the very colour that the specification names', () => {
    const values = variables('light')
    for (const name of Object.keys(blockColours))
      expect(resolve(ground(name) ?? '', values)).toBe(
        resolve(`--colour-${name.replace(/[ _]/g, '-')}`, values),
      )
  })
})
