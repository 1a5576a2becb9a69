import { contrastOf } from '@trivsel/content-contract/contrast'

/** What icons and shared pictures that may not be transparent have behind the mark. */
const grounds = { light: '#ffffff', dark: '#22282d' } as const

/** A mark is told apart from a ground by so much at least, taken all together. */
const least = 2

/**
 * The colour that goes on behind a mark: that of its own corners where it fills its square; else white,
 * or a dark one where most of the mark is too light for white.
 * @param pixels red, green, blue and opacity of each, row by row
 */
export function groundOf(pixels: Uint8Array, side: number): string {
  const at = (index: number) => pixels.subarray(4 * index, 4 * index + 4)
  const corners = [0, side - 1, side * (side - 1), side * side - 1].map(at)
  const [first] = corners
  if (first && corners.every(([, , , opacity]) => opacity === 255)) return toHex(first)
  return contrastOf(meanOf(pixels), grounds.light) >= least ? grounds.light : grounds.dark
}

/** What is nearly transparent counts for as little. */
function meanOf(pixels: Uint8Array): string {
  const sums = [0, 0, 0]
  let weight = 0
  for (let at = 0; at < pixels.length; at += 4) {
    const opacity = pixels[at + 3] ?? 0
    weight += opacity
    for (const part of [0, 1, 2])
      sums[part] = (sums[part] ?? 0) + opacity * (pixels[at + part] ?? 0)
  }
  return toHex(sums.map((sum) => Math.round(sum / Math.max(weight, 1))))
}

const toHex = (parts: ArrayLike<number>) =>
  `#${Array.from(parts)
    .slice(0, 3)
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`
