import type { Light } from './light.ts'
import { apple, granitt, paper, timber } from './palette.ts'
import type { Random } from './random.ts'
import { circle, dots, ellipse, line, path, rect, round } from './shapes.ts'

const birch = (light: Light, random: Random) => {
  const lean = round(random.between(-16, 16))
  return (
    path(light.snow ? '#DFE1E1' : paper, `M-11 4Q-6 -160 ${lean} -330L14 4Z`) +
    line(granitt(10), 5, 'M-6 -40h9M2 -84h7M-5 -122h8M1 -168h6M-3 -208h6') +
    (light.snow
      ? line(
          granitt(6),
          5,
          'M0 -210Q-50 -270 -70 -330M0 -240Q50 -290 66 -350M2 -300Q-10 -360 -20 -400M-36 -270Q-70 -290 -84 -290M34 -280Q70 -300 88 -298M0 -330Q30 -370 40 -410',
        )
      : ellipse(light.leaves[1], -36, -280, 66, 96) +
        ellipse(light.leaves[0], 34, -310, 64, 110) +
        ellipse(light.leaves[1], 4, -390, 46, 70) +
        line(paper, 4, `M0 -190Q16 -260 34 -310M-2 -200Q-24 -240 -38 -280`))
  )
}

const spruce = (light: Light, random: Random) => {
  const tall = random.between(0.88, 1.12)
  const y = (value: number) => Math.round(value * tall)
  const tier = (fill: string, top: number, foot: number, half: number) =>
    path(
      fill,
      `M0 ${y(top)}Q${half * 0.36} ${y((top + foot) / 2)} ${half} ${y(foot)}Q0 ${y(foot + 20)} ${-half} ${y(foot)}Q${-half * 0.36} ${y((top + foot) / 2)} 0 ${y(top)}Z`,
    )
  return (
    rect(timber(9), -10, -44, 20, 48) +
    tier(light.spruce[1], -250, -36, 104) +
    tier(light.spruce[0], -330, -120, 84) +
    tier(light.spruce[1], -400, -210, 62) +
    (light.snow
      ? path(
          paper,
          `M0 ${y(-404)}Q16 ${y(-330)} 40 ${y(-262)}Q10 ${y(-280)} 0 ${y(-254)}Q-14 ${y(-284)} -40 ${y(-262)}Q-16 ${y(-330)} 0 ${y(-404)}Z`,
        ) +
        line(
          paper,
          12,
          `M-66 ${y(-130)}q30 10 46 -8M-88 ${y(-46)}q30 14 60 -6M30 ${y(-122)}q20 10 36 -8`,
        )
      : '')
  )
}

const pine = (light: Light, random: Random) => {
  const lift = random.between(0, 40)
  return (
    path(timber(7), `M-13 4Q-2 -200 -6 ${round(-360 - lift)}h12Q6 -200 15 4Z`) +
    line(timber(7), 9, `M0 -250Q40 -270 70 -300M0 -280Q-40 -300 -66 -330`) +
    ellipse(light.spruce[0], 74, -308, 72, 34) +
    ellipse(light.spruce[1], -70, -344, 78, 38) +
    ellipse(light.spruce[0], 8, -400 - lift, 92, 46) +
    (light.snow ? ellipse(paper, 8, -424 - lift, 66, 18) + ellipse(paper, -72, -366, 50, 13) : '')
  )
}

const crown = (light: Light, fruit: string | null) =>
  path(timber(8), 'M-16 4Q-6 -80 -14 -150H14Q8 -80 20 4Z') +
  line(timber(8), 12, 'M0 -130Q-40 -170 -60 -190M0 -130Q40 -170 56 -196') +
  (light.snow
    ? line(
        timber(8),
        8,
        'M0 -140Q4 -220 -10 -280M-56 -188Q-80 -230 -84 -260M54 -194Q84 -230 90 -270M-6 -220Q-40 -250 -44 -290M2 -210Q40 -250 44 -296',
      )
    : circle(light.leaves[2], -58, -204, 74) +
      circle(light.leaves[1], 60, -210, 78) +
      circle(light.leaves[1], 0, -268, 84) +
      circle(light.leaves[0], -20, -284, 46)) +
  (fruit
    ? dots(fruit, 13, [
        [-80, -190],
        [-40, -240],
        [10, -200],
        [62, -176],
        [90, -228],
        [36, -276],
        [-16, -310],
        [-96, -236],
      ])
    : '')

const appleTree = (light: Light) => crown(light, apple(8))
const blossom = (light: Light) => crown({ ...light, leaves: [apple(3), apple(4), apple(5)] }, null)
const oak = (light: Light) => crown(light, null)

/** One large leaf with its veins: the family's own tree. */
const leaf = (light: Light, random: Random) => {
  const fill = random.pick(light.leaves)
  return (
    line(timber(8), 12, 'M0 4V-130') +
    path(fill, 'M0 -90C-120 -130 -110 -320 0 -420C110 -320 120 -130 0 -90Z') +
    line(
      light.snow ? granitt(5) : light.leaves[0] === fill ? light.leaves[2] : light.leaves[0],
      6,
      'M0 -100V-360M0 -150L-46 -200M0 -150L46 -200M0 -220L-44 -270M0 -220L44 -270M0 -290L-26 -324M0 -290L26 -324',
    )
  )
}

const poplar = (light: Light, random: Random) =>
  line(timber(8), 14, 'M0 4V-120') +
  ellipse(random.chance(0.5) ? light.leaves[2] : light.leaves[1], 0, -260, 62, 190) +
  line(light.leaves[0], 5, 'M0 -110V-380M0 -180L26 -214M0 -240L-26 -276M0 -300L20 -330')

const rowan = (light: Light) =>
  line(timber(8), 12, 'M0 4Q-4 -100 -10 -180M0 4Q10 -100 34 -190') +
  ellipse(light.leaves[1], -44, -230, 78, 66) +
  ellipse(light.leaves[2], 50, -240, 82, 70) +
  ellipse(light.leaves[0], 0, -296, 74, 60) +
  dots(
    apple(8),
    9,
    [
      [-70, -214],
      [-20, -280],
      [56, -212],
      [30, -314],
      [92, -258],
    ].flatMap(([x = 0, y = 0]) => [
      [x, y] as const,
      [x + 15, y + 6] as const,
      [x + 5, y + 16] as const,
    ]),
  )

const willow = (light: Light) =>
  path(timber(8), 'M-22 4Q-8 -90 -22 -190H22Q12 -90 30 4Z') +
  path(
    light.leaves[2],
    'M-150 -70Q-190 -330 0 -340Q190 -330 150 -60Q128 -40 112 -70Q104 -20 76 -40Q66 -90 44 -110Q20 -70 0 -100Q-24 -70 -50 -110Q-60 -60 -86 -50Q-110 -30 -116 -84Q-136 -40 -150 -70Z',
  ) +
  line(
    light.leaves[0],
    6,
    'M-110 -120Q-116 -230 -50 -290M-60 -150Q-66 -230 -20 -296M60 -150Q66 -230 24 -296M108 -120Q116 -220 60 -290',
  )

/** A tree far away: a stem and a crown. */
export const smallTree = (light: Light, random: Random) =>
  line(timber(8), 14, 'M0 4V-120') +
  (random.chance(0.5)
    ? circle(random.pick(light.leaves), 0, -190, random.between(80, 110))
    : ellipse(random.pick(light.leaves), 0, -220, random.between(56, 80), random.between(130, 170)))

export const trees = {
  birch,
  spruce,
  pine,
  apple: appleTree,
  blossom,
  oak,
  leaf,
  poplar,
  rowan,
  willow,
}
export type TreeKind = keyof typeof trees

export const bush = (light: Light, random: Random) => {
  const [first, second] = light.snow
    ? [light.leaves[1], light.leaves[0]]
    : [light.leaves[2], light.leaves[1]]
  const berries = random.chance(0.4)
    ? dots(apple(8), 7, [
        [-30, -30],
        [8, -52],
        [44, -26],
      ])
    : ''
  return (
    path(first ?? '', 'M-90 4Q-96 -56 -44 -56Q-20 -96 22 -70Q84 -78 92 4Z') +
    path(second ?? '', 'M-40 4Q-40 -38 -4 -36Q24 -64 52 -34Q86 -36 92 4Z') +
    berries
  )
}
