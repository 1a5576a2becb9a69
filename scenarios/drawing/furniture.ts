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
import type { Random } from './random.ts'
import { circle, ellipse, line, path, rect, round } from './shapes.ts'

/** A table seen from the side, its top at `-118`. */
export const table = (width: number, top: string, leg: string = granitt(9)) =>
  line(
    leg,
    13,
    `M${-width / 2 + 34} 0L${-width / 2 + 46} -110M${width / 2 - 34} 0L${width / 2 - 46} -110`,
  ) +
  rect(top, -width / 2, -130, width, 24, 10) +
  rect(mix(top, granitt(11), 0.16), -width / 2 + 10, -108, width - 20, 8, 4)

/** A round table on one leg, its top at `-128`. */
export const bistroTable = (top: string, leg: string = granitt(9)) =>
  line(leg, 13, 'M0 -4V-118M-54 0H54') + rect(top, -104, -134, 208, 20, 10)

export const chair = (fill: string, leg: string = granitt(9)) =>
  line(leg, 10, 'M-44 0L-36 -88M44 0L38 -88') +
  rect(fill, -52, -96, 104, 18, 8) +
  rect(fill, -58, -206, 22, 120, 10)

export const stool = (fill: string, leg: string = granitt(9)) =>
  line(leg, 10, 'M-34 0L-24 -120M34 0L24 -120M-30 -46H30') + rect(fill, -50, -136, 100, 22, 11)

export const armchair = (fill: string) => {
  const dark = mix(fill, granitt(11), 0.16)
  return (
    line(timber(8), 14, 'M-96 0V-30M96 0V-30') +
    rect(fill, -112, -240, 224, 200, 50) +
    rect(dark, -96, -112, 192, 78, 24) +
    rect(fill, -136, -146, 58, 124, 28) +
    rect(fill, 78, -146, 58, 124, 28)
  )
}

export const sofa = (fill: string, width = 460) => {
  const dark = mix(fill, granitt(11), 0.16)
  const half = width / 2
  return (
    line(timber(8), 16, `M${-half + 50} 0V-30M${half - 50} 0V-30`) +
    rect(fill, -half + 20, -226, width - 40, 190, 42) +
    line(dark, 6, 'M0 -206V-120') +
    rect(dark, -half + 30, -116, width - 60, 84, 24) +
    rect(fill, -half - 10, -156, 70, 136, 34) +
    rect(fill, half - 60, -156, 70, 136, 34)
  )
}

/** A counter with panels; its top is at `-250`. */
export const counter = (width: number, front: string, top: string, panels = 4) => {
  const half = width / 2
  const dark = mix(front, granitt(11), 0.14)
  let d = ''
  for (let index = 1; index < panels; index += 1) {
    d += `M${round(-half + (width * index) / panels)} -212V-24`
  }
  return (
    rect(front, -half, -240, width, 240, 6) +
    line(dark, 6, d) +
    rect(dark, -half, -20, width, 20) +
    rect(top, -half - 22, -262, width + 44, 30, 10)
  )
}

/** A counter clad in upright battens or tiles. */
export const slattedCounter = (width: number, front: string, top: string) => {
  const half = width / 2
  let d = ''
  for (let x = -half + 24; x < half; x += 34) d += `M${round(x)} -226V-16`
  return (
    rect(front, -half, -240, width, 240, 30) +
    line(mix(front, paper, 0.28), 9, d) +
    rect(top, -half - 22, -262, width + 44, 30, 14)
  )
}

/** A tall bookcase; `-width/2 … width/2`, foot at 0. */
export const bookcase = (
  random: Random,
  width: number,
  shelves: number,
  frame: string = timber(7),
) => {
  const tall = shelves * 112 + 16
  const colours = [
    apple(7),
    dandelion(6),
    pistachio(8),
    pigeon(8),
    syrin(8),
    apple(9),
    pigeon(5),
    pistachio(10),
  ]
  const byColour = new Map<string, string>()
  for (let row = 0; row < shelves; row += 1) {
    const foot = -16 - row * 112
    for (let x = -width / 2 + 20; x < width / 2 - 34; ) {
      const w = Math.round(random.between(14, 26))
      const h = Math.round(random.between(62, 90))
      if (random.chance(0.88)) {
        const fill = random.pick(colours)
        byColour.set(fill, `${byColour.get(fill) ?? ''}M${round(x)} ${foot}v${-h}h${w}v${h}Z`)
      }
      x += w + 3
    }
  }
  let boards = ''
  for (let row = 0; row <= shelves; row += 1)
    boards += `M${-width / 2} ${-8 - row * 112}H${width / 2}`
  return (
    rect(mix(frame, granitt(11), 0.3), -width / 2, -tall, width, tall, 6) +
    [...byColour].map(([fill, d]) => path(fill, d)).join('') +
    line(frame, 16, `${boards}M${-width / 2} -8V${-tall + 8}M${width / 2} -8V${-tall + 8}`)
  )
}

/** An opened computer on a table; foot at 0. */
export const laptop = (lid: string = granitt(5), screen: string = pigeon(3)) =>
  rect(lid, -70, -98, 140, 92, 8) +
  rect(screen, -60, -88, 120, 70, 3) +
  line(pigeon(8), 5, 'M-46 -70h54M-46 -52h80M-46 -34h36') +
  path(mix(lid, granitt(11), 0.12), 'M-92 0L-76 -10H76L92 0Z')

/** An opened computer from behind. */
export const laptopBack = (lid: string = granitt(5)) =>
  rect(lid, -68, -98, 136, 92, 8) +
  circle(paper, 0, -54, 11) +
  path(mix(lid, granitt(11), 0.12), 'M-86 0L-72 -10H72L86 0Z')

export const openBook = () =>
  path(apple(8), 'M-90 0L-84 -34H84L90 0Z') +
  path(paper, 'M0 -6Q-40 -30 -82 -12V-46Q-40 -62 0 -40Q40 -62 82 -46V-12Q40 -30 0 -6Z') +
  line(granitt(4), 4, 'M0 -8V-40M-64 -32q22 -8 44 0M64 -32q-22 -8 -44 0')

/** A coat stand with a coat, a scarf and a hat. */
export const coatStand = () =>
  line(timber(8), 12, 'M0 0V-330M-60 0H60M-50 -316L0 -284L50 -316') +
  path(pigeon(8), 'M-66 -300Q-20 -310 -8 -280L2 -110H-78Q-84 -220 -66 -300Z') +
  path(apple(7), 'M30 -306h26v150h-26Z') +
  ellipse(dandelion(6), 0, -336, 44, 16) +
  path(dandelion(6), 'M-24 -338Q-22 -372 0 -372Q22 -372 24 -338Z')
