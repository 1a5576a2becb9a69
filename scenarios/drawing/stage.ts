import {
  apple,
  dandelion,
  granitt,
  mix,
  paper,
  pigeon,
  pistachio,
  skins,
  syrin,
  timber,
} from './palette.ts'
import type { Random } from './random.ts'
import { circle, ellipse, line, path, place, rect, ring, round } from './shapes.ts'

/** Coloured beams from lamps under the ceiling. */
export const spotlights = (wall: string, foot: number, colours: readonly string[]) =>
  colours
    .map((fill, index) => {
      const x = ((index + 0.5) * 1536) / colours.length
      const lean = index % 2 ? -90 : 90
      return (
        path(
          mix(wall, fill, 0.32),
          `M${round(x - 24)} 10L${round(x + lean - 190)} ${foot}H${round(x + lean + 190)}L${round(x + 24)} 10Z`,
        ) + rect(granitt(11), x - 40, -6, 80, 50, 12)
      )
    })
    .join('')

/** Heads and raised hands of an audience seen from behind, along the lower edge. */
export const audience = (random: Random, colours: readonly string[], size = 1) => {
  let parts = ''
  for (let index = 0; index < 11; index += 1) {
    const x = index * 150 + random.between(-20, 40)
    const y = 1024 + random.between(-10, 30)
    const fill = random.pick(colours)
    const hair = random.pick([granitt(11), timber(10), timber(8), dandelion(7), granitt(10)])
    const skin = random.pick(skins)
    parts += place(
      x,
      y,
      size,
      (random.chance(0.4) ? line(skin, 22, 'M60 -70L84 -170') + circle(skin, 86, -182, 15) : '') +
        path(fill, 'M-86 20Q-80 -96 0 -98Q80 -96 86 20Z') +
        circle(hair, 0, -136, 50) +
        (random.chance(0.4) ? circle(hair, 0, -192, 22) : ''),
    )
  }
  return parts
}

export const guitar = (body: string = apple(8)) =>
  place(
    -6,
    -142,
    1,
    line(timber(8), 13, 'M30 0H140') +
      rect(timber(9), 132, -13, 34, 26, 5) +
      circle(body, -24, 0, 40) +
      circle(body, 28, 0, 30) +
      circle(granitt(11), 8, 0, 14),
    { turn: -26 },
  )

export const microphoneStand = () =>
  line(granitt(8), 8, 'M0 0V-230M-44 0H44M0 -230L-30 -246') + circle(granitt(10), -38, -250, 16)

export const drumKit = () =>
  line(granitt(8), 6, 'M-150 0V-220M150 0V-230') +
  ellipse(dandelion(6), -150, -224, 66, 11) +
  ellipse(dandelion(6), 150, -234, 66, 11) +
  rect(apple(8), -118, -150, 84, 62, 8) +
  rect(apple(8), 34, -150, 84, 62, 8) +
  circle(paper, 0, -78, 80) +
  ring(apple(8), 15, 0, -78, 78) +
  circle(syrin(8), 0, -78, 26)

export const loudspeaker = () =>
  rect(granitt(10), -80, -300, 160, 300, 10) +
  circle(granitt(7), 0, -96, 62) +
  circle(granitt(10), 0, -96, 26) +
  circle(granitt(7), 0, -226, 40) +
  circle(granitt(10), 0, -226, 16)

/** A white screen; what it shows is drawn in a box of `w × h` with its middle at 0 0. */
export const projection = (w: number, h: number, shows: string) =>
  rect(granitt(10), -w / 2 - 14, -h / 2 - 26, w + 28, 22, 8) +
  rect(paper, -w / 2, -h / 2, w, h, 4) +
  shows

export const chart = () =>
  line(granitt(6), 8, 'M-230 120H230M-230 120V-130') +
  rect(apple(7), -190, 20, 66, 96, 4) +
  rect(dandelion(6), -94, -30, 66, 146, 4) +
  rect(pistachio(8), 2, -6, 66, 122, 4) +
  rect(syrin(8), 98, -96, 66, 212, 4) +
  line(granitt(10), 8, 'M-160 -40L-60 -80L40 -70L130 -150')

export const lectern = (fill: string = timber(6)) =>
  path(fill, 'M-70 -190L70 -210V-180L50 -170V0H-50V-160L-70 -158Z') +
  rect(mix(fill, granitt(11), 0.2), -70, -12, 140, 16, 4) +
  circle(dandelion(6), 0, -90, 26)

/** Rows of an auditorium with people seen from behind. */
export const auditorium = (random: Random) => {
  let parts = ''
  for (const [row, top] of [690, 800, 920].entries()) {
    const size = 0.62 + row * 0.2
    const step = 150 * size + 40
    for (let x = 40 + row * 50; x < 1540; x += step) {
      if (random.chance(0.16)) continue
      const fill = random.pick([
        apple(7),
        dandelion(6),
        pistachio(8),
        pigeon(8),
        syrin(8),
        paper,
        apple(5),
      ])
      const hair = random.pick([granitt(11), timber(10), timber(8), dandelion(7), granitt(10)])
      parts += place(
        x,
        top,
        size,
        path(fill, 'M-70 40Q-66 -66 0 -68Q66 -66 70 40Z') +
          circle(hair, 0, -104, 40) +
          (random.chance(0.3) ? circle(hair, 0, -150, 18) : ''),
      )
    }
    parts +=
      rect(mix(timber(7), granitt(11), row * 0.08), -10, top + 10 * size, 1556, 120, 10) +
      rect(timber(4), -10, top + 4 * size, 1556, 16 + row * 4, 4)
  }
  return parts
}

/** A stall with a striped roof; 380 wide, its board at -190. */
export const stall = (fill: string, goods: string) => {
  const stripes = Array.from({ length: 6 }, (_, index) =>
    path(index % 2 ? paper : fill, `M${-198 + index * 66} -420h66v54q-33 40 -66 0Z`),
  ).join('')
  return (
    line(timber(8), 12, 'M-176 0V-420M176 0V-420') +
    place(0, -190, 1, goods) +
    rect(mix(fill, paper, 0.5), -186, -180, 372, 180, 4) +
    rect(timber(5), -200, -196, 400, 20, 6) +
    path(fill, 'M-198 -416L-160 -480H160L198 -416Z') +
    stripes
  )
}

export const campTent = (fill: string = apple(7)) =>
  path(fill, 'M-210 0Q-120 -60 -30 -230Q120 -90 230 0Z') +
  path(mix(fill, granitt(11), 0.25), 'M-30 -230Q-20 -80 -90 0H40Q10 -120 -30 -230Z') +
  line(granitt(8), 5, 'M-30 -230L-280 10M-30 -230L270 10')

export const ballotBox = () =>
  path(paper, 'M-40 -190L50 -204L60 -120L-30 -106Z') +
  line(pistachio(9), 9, 'M-12 -156l14 14l26 -34') +
  rect(pigeon(8), -110, -140, 220, 140, 10) +
  rect(granitt(11), -60, -132, 120, 14, 7) +
  circle(paper, 0, -64, 30) +
  line(pigeon(8), 8, 'M-14 -64l10 12l18 -24')

export const boardGame = () =>
  path(timber(4), 'M-170 -4L-120 -40H120L170 -4Z') +
  path(apple(7), 'M-120 -12L-104 -30H-60L-66 -12Z') +
  path(dandelion(6), 'M-40 -12L-36 -30H10L12 -12Z') +
  path(pistachio(8), 'M36 -12L34 -30H80L92 -12Z') +
  [[-90, apple(8)] as const, [-16, pigeon(8)] as const, [60, syrin(8)] as const]
    .map(
      ([x, fill]) =>
        circle(fill, x, -66, 15) + path(fill, `M${x - 17} -22L${x} -64L${x + 17} -22Z`),
    )
    .join('') +
  rect(paper, 110, -50, 34, 34, 6) +
  circle(granitt(10), 120, -40, 4) +
  circle(granitt(10), 134, -26, 4)
