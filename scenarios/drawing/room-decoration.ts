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
import { circle, dots, ellipse, line, path, place, rect, ring, round } from './shapes.ts'

/** Lamps that hang from the ceiling at the given places. `drop` is where the shade ends. */
export const lamps = (
  kind: 'cone' | 'globe' | 'drum' | 'bulb',
  fill: string,
  spots: readonly number[],
  drop = 200,
) =>
  spots
    .map((x) => {
      const cord = line(granitt(9), 5, `M${x} -10V${drop - 90}`)
      switch (kind) {
        case 'cone':
          return (
            cord +
            circle(dandelion(4), x, drop + 2, 22) +
            path(
              fill,
              `M${x - 86} ${drop}Q${x - 70} ${drop - 96} ${x} ${drop - 98}T${x + 86} ${drop}Z`,
            )
          )
        case 'globe':
          return cord + circle(fill, x, drop - 46, 52) + circle(paper, x - 16, drop - 62, 14)
        case 'drum':
          return (
            cord +
            rect(fill, x - 70, drop - 92, 140, 92, 12) +
            rect(mix(fill, paper, 0.3), x - 70, drop - 20, 140, 12)
          )
        default:
          return (
            cord +
            rect(granitt(10), x - 14, drop - 96, 28, 30, 6) +
            circle(dandelion(4), x, drop - 44, 30) +
            line(apple(6), 5, `M${x - 9} ${drop - 38}l9 -16l9 16`)
          )
      }
    })
    .join('')

/** A board with a drawn menu: no letters, only chalk strokes and a cup. */
export const menuBoard = (random: Random, w = 330, h = 230) => {
  let strokes = ''
  for (let row = 0; row < 5; row += 1) {
    const y = round(-h + 62 + row * ((h - 80) / 5))
    strokes += `M${-w / 2 + 34} ${y}h${round(random.between(60, w * 0.42))}`
    if (row < 4) strokes += `M${round(w / 2 - 66)} ${y}h34`
  }
  return (
    rect(timber(7), -w / 2 - 12, -h - 12, w + 24, h + 24, 8) +
    rect(granitt(10), -w / 2, -h, w, h, 4) +
    line(dandelion(4), 6, `M${-w / 2 + 34} ${-h + 30}h${round(w * 0.4)}`) +
    line(granitt(3), 5, strokes)
  )
}

/** Wall shelves with jars, cups and plants; width 300, the board at 0. */
export const shelf = (random: Random, width = 300, board: string = timber(6)) => {
  let goods = ''
  for (let x = -width / 2 + 36; x < width / 2 - 20; x += 54) {
    const fill = random.pick([apple(7), dandelion(6), pistachio(8), pigeon(7), syrin(7), paper])
    const kind = random.pick(['jar', 'cup', 'plant', 'bottle', 'books'] as const)
    goods += place(
      x,
      -8,
      1,
      kind === 'jar'
        ? rect(fill, -19, -50, 38, 50, 8) + rect(granitt(9), -16, -60, 32, 12, 4)
        : kind === 'cup'
          ? path(fill, 'M-20 -36H20L15 0H-15Z') + ring(fill, 6, 24, -20, 9)
          : kind === 'plant'
            ? path(apple(7), 'M-16 -26H16L12 0H-12Z') +
              path(pistachio(9), 'M0 -24q-34 -14 -30 -42q24 2 30 42q4 -48 30 -46q4 34 -30 46Z')
            : kind === 'bottle'
              ? path(fill, 'M-13 0V-46Q-13 -56 -6 -62V-82H6V-62Q13 -56 13 -46V0Z')
              : rect(fill, -20, -58, 14, 58, 2) +
                rect(pigeon(8), -5, -50, 12, 50, 2) +
                rect(dandelion(6), 8, -62, 13, 62, 2),
    )
  }
  return goods + rect(board, -width / 2, -10, width, 16, 6)
}

/** A monstera in a pot, about 300 tall. */
export const bigPlant = (pot: string = apple(7)) => {
  const leaf = (x: number, y: number, turn: number, size: number, fill: string) =>
    place(
      x,
      y,
      size,
      path(fill, 'M0 0Q-70 -20 -62 -90Q-30 -136 0 -140Q30 -136 62 -90Q70 -20 0 0Z') +
        line(pistachio(6), 5, 'M0 -4V-110M0 -40L-34 -66M0 -40L34 -66M0 -76L-26 -98M0 -76L26 -98'),
      { turn },
    )
  return (
    line(
      pistachio(10),
      9,
      'M0 -80Q-10 -150 -60 -200M0 -80Q10 -170 54 -230M0 -80Q-2 -180 0 -270M0 -90Q40 -120 90 -136M0 -90Q-50 -110 -96 -120',
    ) +
    leaf(-54, -196, -36, 0.82, pistachio(9)) +
    leaf(50, -226, 30, 0.86, pistachio(10)) +
    leaf(84, -134, 66, 0.66, pistachio(9)) +
    leaf(-90, -118, -68, 0.66, pistachio(10)) +
    leaf(0, -258, -4, 0.8, pistachio(8)) +
    path(pot, 'M-62 -96H62L48 0H-48Z') +
    rect(mix(pot, granitt(11), 0.14), -68, -104, 136, 22, 8)
  )
}

/** A slender rubber plant, about 320 tall. */
export const slimPlant = (pot: string = dandelion(6)) => {
  let leaves = ''
  for (let index = 0; index < 5; index += 1) {
    const y = -120 - index * 42
    leaves += `M0 ${y}q-60 -6 -76 -52q56 -8 76 52ZM0 ${y - 20}q60 -6 76 -52q-56 -8 -76 52Z`
  }
  return (
    line(timber(8), 9, 'M0 -70V-320') +
    path(pistachio(9), leaves) +
    path(pistachio(8), 'M0 -300q-34 -40 0 -90q34 50 0 90Z') +
    path(pot, 'M-52 -84H52L42 0H-42Z')
  )
}

/** A framed picture on the wall: hills, a sun, or shapes. */
export const poster = (random: Random, w: number, h: number) => {
  const ground = random.pick([dandelion(3), syrin(3), pigeon(3), apple(3), pistachio(3)])
  const kind = random.pick(['hills', 'shapes', 'leaf', 'waves'] as const)
  const a = random.pick([apple(7), pistachio(8), syrin(8), pigeon(8)])
  const b = random.pick([dandelion(6), apple(6), pigeon(6), pistachio(6)])
  const inner =
    kind === 'hills'
      ? circle(b, w * 0.16, -h * 0.66, w * 0.15) +
        path(
          a,
          `M${-w / 2} 0V${round(-h * 0.3)}Q${round(-w * 0.2)} ${round(-h * 0.6)} ${round(w * 0.08)} ${round(-h * 0.3)}T${w / 2} ${round(-h * 0.36)}V0Z`,
        )
      : kind === 'shapes'
        ? circle(a, -w * 0.12, -h * 0.62, w * 0.24) +
          rect(b, -w * 0.1, -h * 0.44, w * 0.42, h * 0.3) +
          path(
            granitt(10),
            `M${round(-w * 0.34)} ${round(-h * 0.12)}h${round(w * 0.36)}l${round(-w * 0.18)} ${round(-h * 0.24)}Z`,
          )
        : kind === 'leaf'
          ? path(
              a,
              `M0 ${round(-h * 0.1)}C${round(-w * 0.44)} ${round(-h * 0.4)} ${round(-w * 0.3)} ${round(-h * 0.8)} 0 ${round(-h * 0.92)}C${round(w * 0.3)} ${round(-h * 0.8)} ${round(w * 0.44)} ${round(-h * 0.4)} 0 ${round(-h * 0.1)}Z`,
            ) + line(b, 6, `M0 ${round(-h * 0.08)}V${round(-h * 0.78)}`)
          : [0.24, 0.44, 0.64]
              .map((share, index) =>
                line(
                  index % 2 ? a : b,
                  h * 0.08,
                  `M${round(-w * 0.36)} ${round(-h * share)}q${round(w * 0.18)} ${round(-h * 0.14)} ${round(w * 0.36)} 0t${round(w * 0.36)} 0`,
                ),
              )
              .join('')
  return (
    rect(paper, -w / 2 - 12, -h - 12, w + 24, h + 24, 4) + rect(ground, -w / 2, -h, w, h) + inner
  )
}

export const clock = (radius = 52, frame: string = granitt(10)) =>
  circle(frame, 0, 0, radius) +
  circle(paper, 0, 0, radius * 0.84) +
  line(
    granitt(10),
    radius * 0.12,
    `M0 0V${round(-radius * 0.56)}M0 0L${round(radius * 0.38)} ${round(radius * 0.2)}`,
  ) +
  circle(apple(8), 0, 0, radius * 0.1)

/** Flags or lights on a string from edge to edge. */
export const garland = (kind: 'flags' | 'lights', top = 30, sag = 70) => {
  const colours = [apple(7), dandelion(6), pistachio(8), pigeon(7), syrin(7)]
  const at = (x: number) => top + Math.sin((x / 1536) * Math.PI) * sag
  let hung = ''
  for (let index = 0; index < 14; index += 1) {
    const x = 24 + index * 112
    const y = Math.round(at(x))
    hung +=
      kind === 'flags'
        ? path(colours[index % 5] ?? '', `M${x - 32} ${y}h64l-32 66Z`)
        : rect(granitt(10), x - 8, y, 16, 16, 4) + circle(dandelion(5), x, y + 34, 22)
  }
  return line(granitt(8), 5, `M-10 ${top - 4}Q768 ${top + sag * 1.6} 1546 ${top - 4}`) + hung
}

export const rug = (fill: string, half = 420) =>
  ellipse(fill, 0, 0, half, 62) + ellipse(mix(fill, paper, 0.3), 0, 0, half * 0.84, 48)

/** A bulletin board with notes. */
export const noticeBoard = (random: Random, w = 300, h = 200) => {
  let notes = ''
  for (let index = 0; index < 8; index += 1) {
    const fill = random.pick([paper, dandelion(4), apple(5), pigeon(4), pistachio(4), syrin(4)])
    const x = -w / 2 + 24 + (index % 4) * ((w - 40) / 4)
    const y = -h + 22 + Math.floor(index / 4) * ((h - 30) / 2)
    notes +=
      rect(fill, x + random.between(-4, 4), y + random.between(-4, 6), 50, 62, 2) +
      circle(apple(8), x + 25, y + 6, 6)
  }
  return (
    rect(timber(7), -w / 2 - 10, -h - 10, w + 20, h + 20, 6) +
    rect(timber(4), -w / 2, -h, w, h) +
    notes
  )
}

export const confetti = (random: Random, count: number, bottom = 500) => {
  const colours = [apple(7), dandelion(6), pistachio(7), pigeon(7), syrin(7)]
  return colours
    .map((fill) =>
      dots(
        fill,
        8,
        Array.from(
          { length: Math.ceil(count / 5) },
          () => [random.between(20, 1516), random.between(20, bottom)] as const,
        ),
      ),
    )
    .join('')
}
