import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { blockColours } from './colours.ts'

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

describe('block colours', () => {
  test.each(Object.entries(blockColours))('text on %s reaches 4.5:1', (_, { field, ink }) => {
    expect(contrast(field, ink)).toBeGreaterThanOrEqual(4.5)
  })

  test('the style sheet has the same colours', () => {
    const css = readFileSync(new URL('./palette.css', import.meta.url), 'utf8')
    for (const [name, { field }] of Object.entries(blockColours))
      expect(css).toContain(`--colour-${name.replace(/[ _]/g, '-')}: ${field.toLowerCase()};`)
  })
})
