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
import { circle, dots, ellipse, line, path, place, rect, ring } from './shapes.ts'

const steam = (x: number, y: number, colour: string = paper) =>
  place(x, y, 1, line(colour, 7, 'M-22 0q-14 -24 0 -46M6 -4q-14 -26 0 -52M34 0q-14 -24 0 -46'))

const soup =
  (bowl = pigeon(8), content = apple(7)) =>
  () =>
    steam(0, -118) +
    ellipse(content, 0, -92, 92, 20) +
    circle(pistachio(8), -24, -94, 9) +
    circle(paper, 26, -92, 12) +
    circle(pistachio(8), 54, -90, 7) +
    path(bowl, 'M-104 -92Q-104 -6 -40 0H40Q104 -6 104 -92Q0 -58 -104 -92Z') +
    path(mix(bowl, paper, 0.3), 'M-98 -62Q0 -32 98 -62L92 -46Q0 -14 -92 -46Z')

const salad = () =>
  path(
    pistachio(8),
    'M-92 -84Q-110 -130 -66 -132Q-50 -168 -14 -146Q20 -174 48 -142Q96 -148 92 -84Z',
  ) +
  path(pistachio(10), 'M-60 -90q-4 -34 20 -40q10 26 -20 40ZM30 -92q4 -36 34 -36q4 30 -34 36Z') +
  circle(apple(8), -10, -112, 18) +
  circle(apple(8), 62, -104, 16) +
  circle(dandelion(5), -46, -108, 15) +
  circle(paper, -46, -108, 6) +
  path(timber(5), 'M-112 -88H112Q104 0 40 0H-40Q-104 0 -112 -88Z') +
  line(timber(3), 6, 'M-92 -58H92')

const burger = () =>
  path(dandelion(7), 'M-84 -86Q-84 -154 0 -154Q84 -154 84 -86Z') +
  dots(dandelion(3), 5, [
    [-44, -118],
    [-10, -134],
    [24, -120],
    [52, -108],
    [-24, -104],
  ]) +
  path(
    pistachio(8),
    'M-96 -86q16 22 32 4q16 20 32 0q16 20 32 0q16 20 32 0q16 20 32 0q14 12 32 -4Z',
  ) +
  rect(apple(8), -84, -74, 168, 16, 8) +
  rect(timber(9), -88, -58, 176, 26, 13) +
  path(dandelion(6), 'M-80 -60H80L52 -34L20 -60Z') +
  path(dandelion(7), 'M-86 -32H86Q86 0 60 0H-60Q-86 0 -86 -32Z')

const pizza = () =>
  ellipse(granitt(5), 0, -8, 150, 16) +
  path(dandelion(7), 'M-138 -22Q0 -60 138 -22Q138 -8 120 -8H-120Q-138 -8 -138 -22Z') +
  path(apple(7), 'M-116 -26Q0 -54 116 -26Q0 -12 -116 -26Z') +
  dots(dandelion(4), 10, [
    [-62, -30],
    [-14, -36],
    [40, -34],
    [82, -28],
  ]) +
  dots(pistachio(9), 6, [
    [-40, -28],
    [12, -28],
    [60, -30],
    [-86, -26],
  ])

export const sandwich = () =>
  rect(timber(4), -110, -108, 220, 40, 18) +
  path(
    pistachio(8),
    'M-116 -70q18 18 36 2q18 18 36 0q18 18 36 0q18 18 36 0q18 18 36 0q18 16 52 -2Z',
  ) +
  rect(apple(7), -100, -58, 200, 14, 7) +
  rect(dandelion(5), -108, -48, 216, 14, 5) +
  rect(timber(4), -110, -38, 220, 38, 14)

export const bun = () =>
  path(timber(5), 'M-84 0Q-110 -40 -70 -78Q0 -116 70 -78Q110 -40 84 0Z') +
  line(
    timber(8),
    9,
    'M0 -44q-16 -6 -12 -20q10 -16 28 -6q20 14 8 36q-18 24 -48 12q-30 -18 -18 -54',
  ) +
  dots(paper, 5, [
    [-54, -36],
    [52, -30],
    [-10, -86],
    [44, -70],
    [-40, -72],
  ])

export const croissant = () =>
  path(
    dandelion(7),
    'M-106 -16Q-90 -92 0 -96Q90 -92 106 -16Q92 6 74 -10Q56 -46 0 -48Q-56 -46 -74 -10Q-92 6 -106 -16Z',
  ) + line(timber(7), 7, 'M-66 -70L-44 -36M-26 -90L-18 -50M26 -90L18 -50M66 -70L44 -36')

export const waffles = () => {
  const heart = path(
    dandelion(6),
    'M0 0Q-46 -28 -46 -58Q-46 -88 -20 -88Q-4 -88 0 -72Q4 -88 20 -88Q46 -88 46 -58Q46 -28 0 0Z',
  )
  return (
    ellipse(paper, 0, -8, 140, 16) +
    place(-62, -14, 1, heart) +
    place(62, -14, 1, heart) +
    place(0, -30, 1.05, heart) +
    line(dandelion(8), 5, 'M-30 -84L26 -40M30 -84L-26 -40M-16 -106L40 -62M16 -106L-40 -62') +
    circle(apple(8), 0, -122, 18) +
    circle(apple(8), 22, -110, 14) +
    path(paper, 'M-40 -104q-6 -28 18 -30q22 4 12 30Z')
  )
}

const cup =
  (fill = apple(7)) =>
  () =>
    steam(-6, -104) +
    ellipse(mix(fill, paper, 0.5), 0, -4, 92, 12) +
    path(fill, 'M-62 -88H62Q62 -10 22 -8H-22Q-62 -10 -62 -88Z') +
    ring(fill, 13, 70, -56, 24) +
    ellipse(timber(8), 0, -88, 56, 10)

const toGo =
  (sleeve = pistachio(9)) =>
  () =>
    path(paper, 'M-46 -150H46L34 0H-34Z') +
    path(sleeve, 'M-42 -108H42L36 -40H-36Z') +
    rect(granitt(10), -54, -166, 108, 20, 8) +
    rect(granitt(10), -42, -180, 84, 18, 6) +
    circle(paper, 0, -74, 15)

export const cake = () =>
  line(granitt(6), 12, 'M0 -4V-40M-50 0H50') +
  rect(granitt(4), -124, -52, 248, 14, 7) +
  rect(timber(5), -98, -130, 196, 78, 8) +
  rect(apple(5), -98, -104, 196, 16) +
  path(
    paper,
    'M-104 -130Q-104 -154 -80 -154H80Q104 -154 104 -130q-16 26 -34 4q-18 26 -35 0q-18 26 -35 0q-18 26 -35 0q-18 24 -35 -4Z',
  ) +
  dots(apple(8), 12, [
    [-62, -162],
    [-20, -166],
    [22, -166],
    [64, -162],
  ])

const fruit = () =>
  circle(apple(8), -44, -96, 38) +
  circle(pistachio(8), 34, -100, 36) +
  circle(dandelion(6), -4, -116, 36) +
  path(dandelion(5), 'M50 -76Q110 -100 96 -150Q86 -156 82 -146Q80 -106 34 -92Z') +
  line(timber(8), 6, 'M-44 -132q2 -14 12 -18M34 -134q0 -12 8 -18') +
  path(pigeon(8), 'M-118 -78H118Q104 -4 44 0H-44Q-104 -4 -118 -78Z')

const fish = () =>
  ellipse(paper, 0, -10, 158, 20) +
  ellipse(pigeon(3), 0, -14, 124, 13) +
  path(apple(6), 'M-92 -20Q-60 -64 10 -58Q62 -54 78 -26Q20 -12 -92 -20Z') +
  line(apple(3), 6, 'M-56 -30Q-40 -44 -30 -50M-20 -26Q-6 -42 4 -54M18 -24Q30 -36 40 -48') +
  path(pistachio(8), 'M60 -22q0 -40 40 -48q12 34 -16 50Z') +
  path(dandelion(6), 'M-112 -24a26 26 0 0 1 52 0Z')

const tacos = () => {
  const taco =
    path(apple(8), 'M-58 -60q16 -26 34 -8q18 -22 34 0q20 -18 42 8Z') +
    path(pistachio(8), 'M-66 -56q14 -26 32 -10q18 -20 34 0q20 -18 62 10Z') +
    path(dandelion(6), 'M-74 0A74 74 0 0 1 74 0Z') +
    dots(dandelion(8), 4, [
      [-36, -20],
      [0, -44],
      [34, -20],
      [4, -14],
    ])
  return place(-76, 0, 1, taco) + place(76, 0, 1, taco)
}

const teapot =
  (fill = pistachio(9)) =>
  () =>
    path(fill, 'M-80 -20Q-96 -116 0 -122Q96 -116 80 -20Q70 0 40 0H-40Q-70 0 -80 -20Z') +
    line(fill, 16, 'M78 -50Q118 -60 124 -104') +
    ring(fill, 13, -92, -60, 32) +
    circle(dandelion(6), 0, -132, 13) +
    line(mix(fill, paper, 0.35), 7, 'M-52 -100Q0 -118 52 -100')

const carafe = () =>
  path(
    pigeon(3),
    'M-36 -196H36L30 -140Q66 -110 62 -30Q60 0 34 0H-34Q-60 0 -62 -30Q-66 -110 -30 -140Z',
  ) +
  path(pigeon(5), 'M-62 -80Q0 -66 62 -80Q66 0 34 0H-34Q-66 0 -62 -80Z') +
  circle(dandelion(6), -14, -54, 17) +
  circle(pistachio(7), 24, -40, 13)

const bread = () =>
  path(timber(6), 'M-120 -52H120L104 0H-104Z') +
  line(timber(4), 6, 'M-112 -30H112') +
  path(dandelion(7), 'M-104 -54Q-110 -106 -64 -106Q-20 -106 -24 -54Z') +
  path(timber(5), 'M-30 -54Q-34 -124 18 -124Q66 -124 62 -54Z') +
  path(dandelion(8), 'M52 -54Q54 -100 82 -100Q110 -98 104 -54Z') +
  line(dandelion(4), 6, 'M-80 -92l14 20M-52 -94l12 22M4 -108l14 24M30 -106l12 24')

const noodles = () =>
  steam(0, -150) +
  line(timber(8), 8, 'M20 -96L116 -196M44 -92L134 -180') +
  path(dandelion(4), 'M-86 -86Q-84 -122 -50 -112Q-30 -138 0 -116Q34 -136 52 -110Q86 -116 86 -86Z') +
  line(dandelion(7), 6, 'M-66 -96q14 -18 30 0t30 0t30 0t30 0') +
  path(pistachio(8), 'M30 -112q24 -24 46 0q-22 14 -46 0Z') +
  path(apple(8), 'M-104 -88H104Q98 -4 44 0H-44Q-98 -4 -104 -88Z') +
  line(dandelion(6), 7, 'M-84 -56l20 22l20 -22l20 22l20 -22l20 22l20 -22l20 22l20 -22')

const juice =
  (fill = apple(7)) =>
  () =>
    line(syrin(8), 8, 'M8 -100L36 -176') +
    path(pigeon(2), 'M-42 -132H42L32 0H-32Z') +
    path(fill, 'M-38 -96H38L32 -4H-32Z') +
    circle(dandelion(5), -40, -128, 22) +
    circle(dandelion(3), -40, -128, 13)

const stew = () =>
  steam(0, -152) +
  ring(granitt(9), 12, -128, -74, 20) +
  ring(granitt(9), 12, 128, -74, 20) +
  rect(granitt(9), -122, -106, 244, 106, 16) +
  rect(granitt(8), -132, -120, 264, 22, 10) +
  circle(granitt(10), 0, -132, 14) +
  line(granitt(6), 8, 'M-96 -70V-28')

/** Everything that can stand on a table, foot at 0, with its width in pixels. */
export const dishes = {
  soup: { draw: soup(), width: 230 },
  peaSoup: { draw: soup(dandelion(6), pistachio(8)), width: 230 },
  pumpkinSoup: { draw: soup(syrin(8), dandelion(7)), width: 230 },
  salad: { draw: salad, width: 240 },
  burger: { draw: burger, width: 210 },
  pizza: { draw: pizza, width: 310 },
  sandwich: { draw: sandwich, width: 240 },
  bun: { draw: bun, width: 200 },
  croissant: { draw: croissant, width: 220 },
  waffles: { draw: waffles, width: 290 },
  cup: { draw: cup(), width: 220 },
  blueCup: { draw: cup(pigeon(8)), width: 220 },
  yellowCup: { draw: cup(dandelion(6)), width: 220 },
  toGo: { draw: toGo(), width: 120 },
  toGoRed: { draw: toGo(apple(8)), width: 120 },
  cake: { draw: cake, width: 260 },
  fruit: { draw: fruit, width: 250 },
  fish: { draw: fish, width: 320 },
  tacos: { draw: tacos, width: 310 },
  teapot: { draw: teapot(), width: 270 },
  redTeapot: { draw: teapot(apple(8)), width: 270 },
  carafe: { draw: carafe, width: 140 },
  bread: { draw: bread, width: 260 },
  noodles: { draw: noodles, width: 240 },
  juice: { draw: juice(), width: 110 },
  greenJuice: { draw: juice(pistachio(7)), width: 110 },
  stew: { draw: stew, width: 310 },
} as const

export type DishName = keyof typeof dishes

/** Dishes side by side around the middle, each with a gap of `gap`. */
export const dishRow = (names: readonly DishName[], size: number, gap = 26) => {
  const widths = names.map((name) => dishes[name].width * size)
  const total = widths.reduce((sum, width) => sum + width, 0) + gap * (names.length - 1)
  let x = -total / 2
  return names
    .map((name, index) => {
      const width = widths[index] ?? 0
      const part = place(x + width / 2, 0, size, dishes[name].draw())
      x += width + gap
      return part
    })
    .join('')
}
