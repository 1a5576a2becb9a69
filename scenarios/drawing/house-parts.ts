import type { Light } from './light.ts'
import {
  apple,
  dandelion,
  granitt,
  mix,
  paper,
  pigeon,
  pistachio,
  syrin,
  timber,
} from './palette.ts'
import { circle, line, path, rect, round } from './shapes.ts'

export type HouseColours = {
  wall: string
  /** A step darker than the wall: boards and shaded sides. */
  board: string
  roof: string
  trim: string
  door: string
}

const colours = (wall: string, roof: string, door: string, trim = paper): HouseColours => ({
  wall,
  board: mix(wall, granitt(11), 0.12),
  roof,
  trim,
  door,
})

export const houseColours = {
  red: colours(apple(9), granitt(10), dandelion(6)),
  white: colours(apple(1), apple(10), pistachio(10), pigeon(6)),
  ochre: colours(dandelion(7), apple(11), pistachio(11)),
  yellow: colours(dandelion(5), granitt(9), apple(9)),
  green: colours(pistachio(9), pistachio(12), dandelion(6)),
  mint: colours(pistachio(4), pistachio(11), apple(8)),
  blue: colours(pigeon(8), pigeon(11), dandelion(6)),
  sky: colours(pigeon(5), pigeon(10), apple(8)),
  lilac: colours(syrin(6), syrin(10), dandelion(6)),
  pink: colours(apple(5), apple(11), syrin(10)),
  wood: colours(timber(6), timber(10), pistachio(10), timber(2)),
  dark: colours(granitt(10), apple(9), dandelion(6), dandelion(3)),
} satisfies Record<string, HouseColours>

export type HouseColourName = keyof typeof houseColours

export type Opening = readonly [x: number, y: number, w: number, h: number]

/** Windows with a cross of bars, all of a house in one path; `x y` is the middle of each. */
export const casements = (light: Light, paint: HouseColours, openings: readonly Opening[]) => {
  const panes = openings.map(
    ([x, y, w, h]) =>
      `M${round(x - w / 2 - 3)} ${round(y - h / 2 - 3)}h${w + 6}v${h + 6}h${-w - 6}Z`,
  )
  const bars = openings.map(
    ([x, y, w, h]) =>
      `M${round(x)} ${round(y - h / 2)}v${h}M${round(x - w / 2)} ${round(y - h * 0.12)}h${w}`,
  )
  return (
    `<path d="${panes.join('')}" fill="${light.glass}" stroke="${paint.trim}" stroke-width="7"/>` +
    line(paint.trim, 5, bars.join(''))
  )
}

export const casement = (
  light: Light,
  paint: HouseColours,
  x: number,
  y: number,
  w: number,
  h: number,
) => casements(light, paint, [[x, y, w, h]])

export const roundPane = (
  light: Light,
  paint: HouseColours,
  x: number,
  y: number,
  radius: number,
) =>
  circle(paint.trim, x, y, radius + 7) +
  circle(light.glass, x, y, radius) +
  line(
    paint.trim,
    4,
    `M${round(x - radius)} ${round(y)}h${round(radius * 2)}M${round(x)} ${round(y - radius)}v${round(radius * 2)}`,
  )

/** A door with a pane and a step; `x` is its middle, the sill is at 0. */
export const door = (light: Light, paint: HouseColours, x: number, w = 62, h = 118) =>
  rect(paint.trim, x - w / 2 - 8, -h - 8, w + 16, h + 8, 4) +
  rect(paint.door, x - w / 2, -h, w, h, 3) +
  rect(light.glass, x - w / 4, -h + 14, w / 2, h * 0.32, 3) +
  circle(paint.trim, x + w / 3, -h * 0.44, 4) +
  rect(granitt(5), x - w / 2 - 16, -8, w + 32, 12, 4)

/** Upright boards between two edges. */
export const boards = (paint: HouseColours, left: number, right: number, top: number, gap = 34) => {
  let d = ''
  for (let x = left + gap; x < right - 4; x += gap) d += `M${round(x)} ${round(top)}V-4`
  return line(paint.board, 3, d)
}

/** Roof edges as one thick stroke: reads as eaves from the front. */
export const eaves = (paint: HouseColours, halfWidth: number, foot: number, ridge: number) =>
  line(paint.roof, 26, `M${-halfWidth} ${foot}L0 ${ridge}L${halfWidth} ${foot}`)

export const chimney = (x: number, top: number, height: number) =>
  rect(apple(10), x - 16, top, 32, height) + rect(granitt(9), x - 21, top - 8, 42, 12, 3)

export const snowOn = (light: Light, d: string, width = 20) =>
  light.snow ? line(paper, width, d) : ''

export const plinth = (left: number, right: number) => rect(granitt(6), left, -16, right - left, 18)

export const gable = (fill: string, halfWidth: number, wall: number, ridge: number) =>
  path(fill, `M${-halfWidth} 0V${-wall}L0 ${-ridge}L${halfWidth} ${-wall}V0Z`)
