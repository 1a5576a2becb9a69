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
import { circle, ellipse, line, path, place, rect, ring, round } from './shapes.ts'

/** A barbell around 0 0, with plates in the given colours from the inside out. */
export const barbell = (half = 150, plates: readonly string[] = [granitt(10), syrin(9)]) =>
  line(granitt(8), 11, `M${-half} 0H${half}`) +
  plates
    .map((fill, index) => {
      const tall = 96 - index * 26
      const x = half - 46 + index * 26
      return rect(fill, x, -tall / 2, 22, tall, 8) + rect(fill, -x - 22, -tall / 2, 22, tall, 8)
    })
    .join('')

/** A rack with a barbell on it and another low on the floor. */
export const powerRack = (frame: string = apple(8)) =>
  line(frame, 18, 'M-130 0V-400H130V0M-170 0H-90M90 0H170') +
  line(mix(frame, granitt(11), 0.3), 8, 'M-130 -120H130') +
  place(0, -270, 1, barbell(200, [granitt(10), dandelion(6), pistachio(8)])) +
  rect(granitt(9), -146, -262, 32, 16, 4) +
  rect(granitt(9), 114, -262, 32, 16, 4)

export const dumbbellRack = () => {
  const row = (y: number, colours: readonly string[]) =>
    colours
      .map((fill, index) => {
        const x = -150 + index * 75
        return (
          line(granitt(8), 8, `M${x - 22} ${y}h44`) +
          rect(fill, x - 32, y - 20, 18, 40, 6) +
          rect(fill, x + 14, y - 20, 18, 40, 6)
        )
      })
      .join('')
  return (
    line(granitt(9), 13, 'M-200 0L-184 -180M200 0L184 -180') +
    rect(granitt(7), -204, -54, 408, 14, 6) +
    rect(granitt(7), -200, -144, 400, 14, 6) +
    row(-76, [apple(8), pigeon(8), dandelion(6), pistachio(9), syrin(8)]) +
    row(-166, [syrin(8), dandelion(6), apple(8), pigeon(8), pistachio(9)])
  )
}

export const kettlebell = (fill: string = granitt(10)) =>
  ring(fill, 15, 0, -92, 28) +
  path(fill, 'M-50 -4Q-70 -50 -40 -76H40Q70 -50 50 -4Q0 6 -50 -4Z') +
  circle(mix(fill, paper, 0.4), 0, -38, 16)

export const treadmill = (frame: string = granitt(9)) =>
  path(frame, 'M-150 0L-140 -30H150L160 0Z') +
  rect(granitt(11), -138, -40, 284, 14, 6) +
  line(frame, 15, 'M120 -30L156 -210') +
  rect(frame, 112, -236, 92, 34, 10) +
  rect(pigeon(3), 126, -230, 40, 20, 4) +
  line(frame, 9, 'M150 -190L96 -176')

export const gymBike = (frame: string = apple(8)) =>
  line(granitt(9), 16, 'M-110 -6H120') +
  ring(granitt(10), 14, -78, -62, 46) +
  circle(pigeon(4), -78, -62, 26) +
  line(frame, 15, 'M-78 -62L20 -66L70 -190M20 -66L-20 -170M20 -66V-8') +
  rect(granitt(11), -62, -184, 76, 18, 9) +
  line(granitt(10), 11, 'M70 -190L64 -226H112') +
  circle(granitt(8), 20, -62, 18)

export const rower = (frame: string = pigeon(8)) =>
  line(frame, 15, 'M-190 -36L150 -36M-180 -36V0M120 -36V0') +
  circle(granitt(9), 166, -66, 58) +
  circle(pigeon(4), 166, -66, 30) +
  rect(granitt(11), -66, -64, 70, 18, 9) +
  line(granitt(9), 6, 'M166 -100L10 -122') +
  line(granitt(10), 11, 'M10 -146V-100')

/** Wall bars, 240 wide and 440 tall. */
export const wallBars = (wood: string = timber(6)) => {
  let rungs = ''
  for (let y = -40; y > -430; y -= 44) rungs += `M-110 ${y}H110`
  return (
    line(wood, 12, rungs) +
    line(mix(wood, granitt(11), 0.2), 18, 'M-118 0V-440M118 0V-440M0 0V-440')
  )
}

export const punchBag = (fill: string = apple(8)) =>
  line(granitt(9), 6, 'M0 -900V-380M-30 -330L0 -384L30 -330') +
  rect(fill, -52, -336, 104, 270, 30) +
  rect(mix(fill, granitt(11), 0.3), -52, -286, 104, 22) +
  rect(mix(fill, granitt(11), 0.3), -52, -140, 104, 22)

export const mat = (fill: string, width = 330) =>
  rect(fill, -width / 2, -16, width, 20, 10) +
  rect(mix(fill, paper, 0.3), -width / 2, -16, width, 8, 4)

export const rolledMat = (fill: string) =>
  rect(fill, -74, -64, 148, 64, 32) +
  circle(mix(fill, paper, 0.5), 46, -32, 30) +
  circle(fill, 46, -32, 16)

export const gymBall = (fill: string, radius = 70) =>
  circle(fill, 0, -radius, radius) +
  line(
    mix(fill, paper, 0.45),
    6,
    `M${round(-radius * 0.7)} ${round(-radius * 1.4)}Q${round(-radius * 0.2)} ${round(-radius * 1.86)} ${round(radius * 0.3)} ${round(-radius * 1.8)}`,
  )

/** A wall of panels with coloured holds, filling `w × h` downwards from 0 0. */
export const climbingWall = (
  random: Random,
  w: number,
  h: number,
  colours: readonly [string, string, string],
) => {
  const holds = [apple(8), dandelion(6), pistachio(9), pigeon(9), syrin(9), paper]
  const knobs = Array.from({ length: 64 }, (_, index) => {
    const x = random.between(24, w - 24)
    const y = random.between(24, h - 24)
    const fill = holds[index % holds.length] ?? paper
    return random.chance(0.5)
      ? ellipse(fill, x, y, random.between(12, 24), random.between(9, 15))
      : path(fill, `M${round(x - 18)} ${round(y + 10)}q4 -28 22 -26q22 2 18 26q-20 10 -40 0Z`)
  }).join('')
  return (
    rect(colours[0], 0, 0, w, h) +
    path(
      colours[1],
      `M0 0H${round(w * 0.46)}L${round(w * 0.3)} ${round(h * 0.5)}L${round(w * 0.4)} ${h}H0Z`,
    ) +
    path(
      colours[2],
      `M${w} 0V${h}H${round(w * 0.7)}L${round(w * 0.62)} ${round(h * 0.56)}L${round(w * 0.8)} 0Z`,
    ) +
    knobs
  )
}

/** A head and an arm above the water, swimming to the right; the surface at 0. */
export const swimmer = (cap: string, skin: string) =>
  line(skin, 20, 'M-16 4Q30 -86 84 -30') +
  circle(skin, 0, -20, 30) +
  path(cap, 'M-30 -24Q-30 -54 0 -54Q30 -54 30 -24Q0 -34 -30 -24Z') +
  line(granitt(10), 8, 'M8 -24H30') +
  path(
    paper,
    'M-150 2q16 -22 34 -2q16 -22 34 0q18 -20 36 2q-50 16 -104 0ZM70 0q14 -18 28 0q14 -16 26 2q-28 10 -54 -2Z',
  )

/** Water with lanes from `top` to the lower edge. */
export const poolWater = (top: number, lanes: number) => {
  const water = [pigeon(5), pigeon(6)]
  let parts = rect(pigeon(5), -10, top, 1556, 1040 - top)
  const height = (1030 - top) / lanes
  for (let lane = 0; lane < lanes; lane += 1) {
    parts += rect(water[lane % 2] ?? '', -10, top + lane * height, 1556, height)
    let ripples = ''
    for (let x = 40 + (lane % 2) * 130; x < 1500; x += 290) {
      ripples += `M${x} ${round(top + (lane + 0.55) * height)}q20 -14 40 0t40 0`
    }
    parts += line(pigeon(3), 6, ripples)
  }
  for (let lane = 1; lane < lanes; lane += 1) {
    const y = round(top + lane * height)
    let floats = ''
    for (let x = 20; x < 1536; x += 96) floats += `M${x} ${y}h34`
    parts += line(apple(7), 6, `M-10 ${y}H1546`) + line(paper, 16, floats)
  }
  return parts
}

export const startBlock = (fill: string = dandelion(6)) =>
  path(fill, 'M-56 -84L60 -100V-78L-56 -62Z') + path(granitt(6), 'M-34 -66H34L40 0H-40Z')

/** A stove with stones. */
export const saunaStove = () =>
  rect(granitt(10), -80, -200, 160, 200, 10) +
  rect(apple(8), -52, -110, 104, 76, 8) +
  path(dandelion(6), 'M-30 -40q-14 -34 10 -58q0 22 18 26q2 -14 16 -22q10 34 -12 54Z') +
  [-56, -18, 22, 58]
    .map((x, index) => ellipse(granitt(index % 2 ? 7 : 8), x, -206, 34, 24))
    .join('') +
  [-34, 4, 40].map((x) => ellipse(granitt(6), x, -232, 30, 20)).join('')

export const bucket = () =>
  line(granitt(9), 6, 'M-44 -76Q0 -140 44 -76') +
  path(timber(4), 'M-52 -80H52L42 0H-42Z') +
  line(timber(8), 7, 'M-50 -58H50M-46 -22H46')

/** A round wooden tub with cold water and ice. */
export const plungeTub = () =>
  path(timber(8), 'M-190 -150H190L170 0H-170Z') +
  line(timber(10), 9, 'M-184 -106H184M-176 -40H176') +
  ellipse(timber(5), 0, -150, 194, 40) +
  ellipse(pigeon(5), 0, -148, 174, 32) +
  path(
    pigeon(2),
    'M-90 -150l30 -14l26 12l-22 14ZM40 -142l34 -12l24 14l-30 10ZM-20 -160l24 -8l18 10l-20 8Z',
  )

export const netAndPosts = (width: number, top: number) => {
  let mesh = ''
  for (let x = -width / 2 + 30; x < width / 2; x += 30) mesh += `M${x} ${-top}V${-top + 96}`
  for (let y = -top + 24; y < -top + 96; y += 24) mesh += `M${-width / 2} ${y}H${width / 2}`
  return (
    line(granitt(5), 3, mesh) +
    line(paper, 10, `M${-width / 2} ${-top}H${width / 2}`) +
    line(granitt(9), 14, `M${-width / 2} 0V${-top - 8}M${width / 2} 0V${-top - 8}`)
  )
}

export const shuttlecock = () =>
  path(paper, 'M-30 -50H30L10 0H-10Z') +
  line(granitt(4), 4, 'M-16 -46L-6 -4M16 -46L6 -4M0 -48V-4') +
  path(apple(7), 'M-12 -4H12Q12 16 0 16Q-12 16 -12 -4Z')

export const racket = (fill: string = syrin(8)) =>
  line(granitt(9), 12, 'M0 0V-90') +
  ellipse(mix(fill, paper, 0.7), 0, -146, 40, 56) +
  `<ellipse cx="0" cy="-146" rx="40" ry="56" stroke="${fill}" stroke-width="11"/>` +
  line(fill, 2, 'M-20 -194V-98M0 -202V-90M20 -194V-98M-38 -166H38M-40 -136H40M-34 -112H34')

export const bottle = (fill: string = pigeon(8)) =>
  rect(fill, -22, -118, 44, 118, 12) +
  rect(mix(fill, paper, 0.45), -22, -76, 44, 26) +
  rect(granitt(10), -13, -140, 26, 28, 6)

export const sportsBag = (fill: string = syrin(8)) =>
  line(mix(fill, granitt(11), 0.4), 11, 'M-60 -90Q0 -190 60 -90') +
  rect(fill, -130, -112, 260, 112, 46) +
  rect(mix(fill, granitt(11), 0.2), -130, -68, 260, 14) +
  rect(dandelion(6), -34, -84, 68, 44, 8)
