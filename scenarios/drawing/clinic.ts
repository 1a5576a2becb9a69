import { apple, dandelion, granitt, mix, paper, pigeon, pistachio, timber } from './palette.ts'
import { circle, ellipse, line, path, place, rect, ring } from './shapes.ts'

/** A couch for examinations with paper and a pillow; 430 wide, its top at -150. */
export const examinationCouch = (fill: string = pistachio(9)) =>
  line(granitt(6), 13, 'M-170 0V-110M170 0V-110M-170 -50H170') +
  rect(fill, -210, -150, 420, 48, 20) +
  rect(paper, -150, -156, 250, 16, 6) +
  path(fill, 'M-210 -140L-196 -220Q-190 -236 -172 -230L-96 -150Z') +
  rect(paper, -196, -226, 76, 30, 14)

/** A chair for patients at the dentist's, with a lamp above; 460 wide. */
export const dentalChair = (fill: string = pigeon(8)) => {
  const dark = mix(fill, granitt(11), 0.2)
  return (
    line(granitt(6), 14, 'M-170 -10V-470Q-170 -500 -140 -500H-60') +
    path(granitt(5), 'M-90 -520H20L44 -450H-114Z') +
    ellipse(dandelion(4), -35, -448, 76, 15) +
    line(granitt(6), 14, 'M150 -10V-330M150 -330L70 -300') +
    rect(granitt(4), -20, -316, 120, 18, 8) +
    line(granitt(8), 6, 'M0 -316V-350M30 -316V-346M60 -316V-352') +
    rect(granitt(6), -60, -90, 120, 80, 12) +
    rect(granitt(8), -110, -22, 220, 22, 10) +
    path(
      fill,
      'M-190 -300Q-170 -330 -146 -306L-60 -150H110L220 -90Q228 -60 196 -62L90 -96H-84Q-120 -100 -136 -140Z',
    ) +
    path(dark, 'M-84 -96H90L196 -62Q120 -50 80 -70H-70Z') +
    circle(fill, -176, -330, 34)
  )
}

export const heightChart = () => {
  let marks = ''
  for (let y = -30; y > -400; y -= 28) marks += `M-34 ${y}h${y % 56 ? 30 : 50}`
  return (
    rect(paper, -44, -420, 88, 420, 8) +
    line(pigeon(8), 6, marks) +
    path(apple(7), 'M-54 -250H54L66 -232L54 -214H-54Z')
  )
}

/** Rows of smaller and smaller shapes, as at the optician's; no letters. */
export const sightChart = () =>
  rect(paper, -90, -260, 180, 260, 8) +
  circle(granitt(10), 0, -214, 26) +
  rect(granitt(10), -56, -164, 34, 34, 4) +
  path(granitt(10), 'M4 -130L24 -166L44 -130Z') +
  circle(granitt(10), -50, -96, 12) +
  rect(granitt(10), -14, -108, 24, 24, 3) +
  circle(granitt(10), 46, -96, 12) +
  line(
    granitt(10),
    10,
    'M-52 -54h2M-24 -54h2M4 -54h2M32 -54h2M-40 -26h1M-16 -26h1M8 -26h1M32 -26h1',
  )

export const tooth = (fill: string = paper) =>
  path(
    fill,
    'M-66 -130Q-76 -190 -34 -190Q-14 -190 0 -178Q14 -190 34 -190Q76 -190 66 -130Q58 -60 44 -14Q34 10 22 -16L6 -70H-6L-22 -16Q-34 10 -44 -14Q-58 -60 -66 -130Z',
  ) + line(pigeon(3), 9, 'M-40 -150q4 -16 18 -14')

export const toothbrush = (fill: string = apple(7)) =>
  line(fill, 18, 'M0 0V-190') + rect(fill, -12, -268, 24, 84, 8) + rect(paper, 8, -264, 26, 70, 6)

export const medicine = () =>
  rect(timber(6), -44, -104, 88, 104, 12) +
  rect(paper, -44, -76, 88, 50) +
  rect(granitt(4), -36, -132, 72, 30, 6) +
  path(apple(8), 'M-8 -70h16v14h14v14h-14v14h-16v-14h-14v-14h14Z')

export const tissueBox = () =>
  path(paper, 'M-30 -64Q-50 -110 -10 -120Q0 -96 22 -112Q46 -90 30 -64Z') +
  rect(pigeon(6), -72, -70, 144, 70, 10) +
  line(pigeon(3), 7, 'M-56 -34q14 -16 28 0t28 0t28 0t28 0')

/** A screen on a desk. */
export const screen = (fill: string = pigeon(3)) =>
  line(granitt(8), 15, 'M0 -10V-60M-50 -4H50') +
  rect(granitt(10), -122, -216, 244, 160, 12) +
  rect(fill, -108, -202, 216, 132, 4) +
  line(pigeon(8), 7, 'M-88 -172h80M-88 -146h120M-88 -120h60') +
  circle(pistachio(8), 66, -150, 26) +
  line(paper, 7, 'M54 -150l9 10l16 -20')

/** A desk with drawers; 460 wide, top at -180. */
export const desk = (top: string = timber(5), width = 460) =>
  line(granitt(8), 14, `M${-width / 2 + 26} 0V-168`) +
  rect(mix(top, paper, 0.4), width / 2 - 150, -170, 136, 170, 6) +
  line(
    mix(top, granitt(11), 0.2),
    6,
    `M${width / 2 - 140} -112H${width / 2 - 24}M${width / 2 - 140} -56H${width / 2 - 24}`,
  ) +
  rect(top, -width / 2, -190, width, 22, 8)

export const deskLamp = (fill: string = apple(7)) =>
  line(fill, 12, 'M0 -8L-34 -130L46 -216') +
  rect(fill, -46, -14, 92, 16, 8) +
  place(
    52,
    -214,
    1,
    path(fill, 'M-20 -26L46 4L10 56Q-40 40 -20 -26Z') + ellipse(dandelion(4), 30, 32, 34, 14),
    { turn: 8 },
  )

export const skeleton = () =>
  line(granitt(6), 9, 'M40 0V-400Q40 -420 20 -420H0M-10 0H90') +
  circle(paper, 0, -370, 36) +
  rect(paper, -18, -346, 36, 24, 8) +
  circle(granitt(10), -13, -374, 8) +
  circle(granitt(10), 13, -374, 8) +
  line(
    paper,
    10,
    'M0 -320V-190M-34 -300Q0 -320 34 -300M-36 -272Q0 -290 36 -272M-34 -244Q0 -260 34 -244M-30 -190Q0 -160 30 -190M-22 -184L-26 -90L-24 -6M22 -184L26 -90L24 -6M-36 -304L-58 -240L-52 -176M36 -304L58 -240L52 -176',
  )

export const scale = () =>
  rect(granitt(9), -90, -26, 180, 26, 10) +
  line(granitt(6), 13, 'M70 -20V-280') +
  circle(paper, 70, -300, 46) +
  ring(granitt(9), 10, 70, -300, 46) +
  line(apple(8), 7, 'M70 -300L92 -318')

/** A counter with a round corner for the reception; 560 wide, its top at -230. */
export const reception = (front: string, top: string = timber(5)) =>
  path(front, 'M-280 0V-160Q-280 -220 -220 -220H280V0Z') +
  line(
    mix(front, paper, 0.25),
    10,
    'M-210 -190V-14M-140 -200V-14M-70 -200V-14M0 -200V-14M70 -200V-14M140 -200V-14M210 -200V-14',
  ) +
  path(top, 'M-296 -212Q-290 -240 -240 -240H300V-212Z')

export const heartSign = (fill: string = apple(7)) =>
  path(
    fill,
    'M0 60Q-90 0 -90 -50Q-90 -96 -46 -96Q-14 -96 0 -66Q14 -96 46 -96Q90 -96 90 -50Q90 0 0 60Z',
  ) + line(paper, 10, 'M-60 -26H-24L-8 -56L12 8L26 -26H60')

export const chairRow = (count: number, fill: string) => {
  let seats = ''
  for (let index = 0; index < count; index += 1) {
    const x = (index - (count - 1) / 2) * 128
    seats += rect(fill, x - 54, -96, 108, 20, 8) + rect(fill, x - 54, -206, 108, 84, 14)
  }
  return (
    line(
      granitt(8),
      12,
      `M${-count * 58} -70H${count * 58}M${-count * 54} 0V-74M${count * 54} 0V-74`,
    ) + seats
  )
}
