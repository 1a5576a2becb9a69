import { fieldUnder, groundLine, type SettingName, settings } from './land.ts'
import { type LightName, lights, underLight } from './light.ts'
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
import { randomFrom } from './random.ts'
import { drawing, line, rect, round } from './shapes.ts'
import { sky, weather } from './sky.ts'

/** The colours of a room: large fields, and what stands out from them. */
export type Hue = {
  wall: string
  /** A step darker than the wall, for panels and boards. */
  panel: string
  floor: string
  plank: string
  frame: string
  accent: string
  second: string
}

const hue = (
  wall: string,
  panel: string,
  floor: string,
  accent: string,
  second: string,
  frame: string = paper,
): Hue => ({ wall, panel, floor, plank: mix(floor, granitt(11), 0.12), frame, accent, second })

export const hues = {
  butter: hue(dandelion(3), dandelion(4), timber(4), apple(7), pigeon(9)),
  mint: hue(pistachio(3), pistachio(5), timber(3), apple(7), pistachio(10)),
  rose: hue(apple(3), apple(5), timber(4), pistachio(10), syrin(9)),
  lilac: hue(syrin(3), syrin(5), timber(3), dandelion(6), syrin(10)),
  mist: hue(pigeon(2), pigeon(4), timber(4), dandelion(6), pigeon(9)),
  sand: hue(timber(2), timber(3), timber(6), pistachio(9), apple(9)),
  forest: hue(pistachio(11), pistachio(10), timber(6), dandelion(6), apple(6), pistachio(8)),
  plum: hue(syrin(10), syrin(9), timber(7), dandelion(6), apple(6), syrin(7)),
  navy: hue(pigeon(11), pigeon(10), pigeon(9), dandelion(6), apple(6), pigeon(8)),
  brick: hue(apple(9), apple(10), timber(5), dandelion(5), pistachio(11), timber(3)),
  clinic: hue(pistachio(1), pistachio(3), pigeon(3), pistachio(9), pigeon(8)),
  care: hue(apple(2), apple(4), timber(3), pistachio(9), syrin(8)),
  calm: hue(pigeon(1), pigeon(3), timber(4), syrin(8), pistachio(9)),
  hall: hue(pigeon(3), pigeon(5), timber(5), apple(8), dandelion(6)),
} satisfies Record<string, Hue>
export type HueName = keyof typeof hues

/** A window or a gap in the wall; `x y` is its upper left corner. */
export type Opening = {
  x: number
  y: number
  w: number
  h: number
  shape?: 'square' | 'arch' | 'round'
  columns?: number
  rows?: number
}

/** A window with a cross of bars unless it says otherwise. */
export const pane = (
  x: number,
  y: number,
  w: number,
  h: number,
  columns = 2,
  rows = 2,
): Opening => ({ x, y, w, h, columns, rows })

const outline = ({ x, y, w, h, shape }: Opening) => {
  if (shape === 'round') {
    const radius = w / 2
    return `M${x} ${round(y + radius)}a${radius} ${radius} 0 1 1 ${w} 0a${radius} ${radius} 0 1 1 ${-w} 0Z`
  }
  if (shape === 'arch') {
    const radius = w / 2
    return `M${x} ${y + h}V${round(y + radius)}a${radius} ${radius} 0 0 1 ${w} 0V${y + h}Z`
  }
  return `M${x} ${y}H${x + w}V${y + h}H${x}Z`
}

const bars = ({ x, y, w, h, columns = 2, rows = 2 }: Opening) => {
  let d = ''
  for (let column = 1; column < columns; column += 1) {
    d += `M${round(x + (w * column) / columns)} ${y}V${y + h}`
  }
  for (let row = 1; row < rows; row += 1) d += `M${x} ${round(y + (h * row) / rows)}H${x + w}`
  return d
}

export type View = { light: LightName; setting: SettingName }

/** What is seen through windows: sky, horizon and ground in front of it. */
const outside = ({ light: name, setting }: View, seed: string) => {
  const random = randomFrom(seed)
  const light = lights[name]
  const plan = {
    mark: 'none',
    orbX: random.between(300, 1200),
    orbY: random.between(130, 240),
    orbRadius: random.between(60, 90),
    markX: 0,
  } as const
  return (
    sky(light, random, plan) +
    underLight(
      light,
      settings[setting](light, random, random.between(500, 1100)) +
        fieldUnder(light.ground, groundLine(random, 660, 20)),
    ) +
    weather(light, random)
  )
}

export type Shell = {
  hue: HueName
  view?: View
  openings?: readonly Opening[]
  /** Height at which the floor begins. */
  floorAt?: number
  floor?: 'planks' | 'tiles' | 'plain'
  /** Lower part of the wall in another colour, up to this height. */
  panelAt?: number
}

const flooring = (colours: Hue, top: number, kind: NonNullable<Shell['floor']>) => {
  const field = rect(colours.floor, 0, top, 1536, 1030 - top)
  if (kind === 'plain') return field
  if (kind === 'planks') {
    const seams = [0.2, 0.46, 0.76].map((share) => round(top + (1024 - top) * share))
    return (
      field +
      line(
        colours.plank,
        5,
        seams.map((y, index) => `M${index * 190 - 60} ${y}h520m90 0h760m80 0h400`).join(''),
      )
    )
  }
  let d = ''
  for (let x = -600; x <= 2136; x += 190) d += `M${round(768 + (x - 768) * 0.72)} ${top}L${x} 1030`
  for (const share of [0.22, 0.56]) d += `M0 ${round(top + (1024 - top) * share)}H1536`
  return field + line(colours.plank, 4, d)
}

/** A room of 1536 × 1024 with what stands in it. The same seed gives the same view outside. */
export const room = (shell: Shell, seed: string, contents: string) => {
  const colours: Hue = hues[shell.hue]
  const top = shell.floorAt ?? 740
  const openings = shell.openings ?? []
  const wall = openings.length
    ? `<path d="M-10 -10H1546V1034H-10Z${openings.map(outline).join('')}" fill="${colours.wall}" fill-rule="evenodd"/>`
    : rect(colours.wall, 0, 0, 1536, 1024)
  return drawing(
    1536,
    1024,
    (shell.view && openings.length
      ? `<g transform="translate(-40 -20) scale(1.05)">${outside(shell.view, seed)}</g>`
      : '') +
      wall +
      (shell.panelAt ? rect(colours.panel, 0, shell.panelAt, 1536, top - shell.panelAt) : '') +
      openings.map((opening) => line(colours.frame, 22, outline(opening))).join('') +
      line(colours.frame, 10, openings.map(bars).join('')) +
      flooring(colours, top, shell.floor ?? 'planks') +
      rect(mix(colours.wall, granitt(11), 0.14), 0, top - 14, 1536, 14) +
      contents,
  )
}
