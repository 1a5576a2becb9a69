import { describe, expect, it } from 'vitest'
import { groundOf } from './ground.ts'

/** @param inner of all pixels but those at the edge, which have `edge` */
function square(edge: readonly number[], inner: readonly number[], side = 8): Uint8Array {
  const isEdge = (index: number) =>
    [index % side, Math.floor(index / side)].some((place) => place === 0 || place === side - 1)
  return Uint8Array.from(
    Array.from({ length: side * side }, (_, index) => (isEdge(index) ? edge : inner)).flat(),
  )
}
const clear = [0, 0, 0, 0]

describe('what lies behind a mark', () => {
  it.each([
    [
      'its own ground, where that reaches the corners',
      [11, 92, 173, 255],
      [255, 255, 255, 255],
      '#0b5cad',
    ],
    ['white behind a dark mark', clear, [31, 90, 54, 255], '#ffffff'],
    ['dark behind a white mark', clear, [255, 255, 255, 255], '#22282d'],
    ['dark behind a light yellow mark', clear, [247, 207, 77, 255], '#22282d'],
    ['white, where corners are nearly full', [0, 0, 0, 254], [31, 90, 54, 255], '#ffffff'],
    [
      'dark, where what is transparent would be black',
      [0, 0, 0, 1],
      [255, 255, 255, 255],
      '#22282d',
    ],
  ])('is %s', (_, edge, inner, expected) => {
    expect(groundOf(square(edge, inner), 8)).toBe(expected)
  })

  it('is not that of three corners', () => {
    const pixels = square([11, 92, 173, 255], [11, 92, 173, 255])
    pixels[pixels.length - 1] = 0
    expect(groundOf(pixels, 8)).toBe('#ffffff')
  })
})
