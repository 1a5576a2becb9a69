import { type Cut, hairs, heads } from './figures.ts'
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
import { type PersonPose, poses } from './person-poses.ts'
import type { Random } from './random.ts'
import { circle, line, path, place, rect, round } from './shapes.ts'

type Point = readonly [x: number, y: number]

/** What a person wears. What is left out is drawn by lot. */
export type Outfit = {
  top?: string
  trousers?: string
  sleeves?: 'long' | 'short' | 'none'
  over?: 'apron' | 'labCoat' | 'vest' | 'belt' | 'backpack'
  overColour?: string
  headwear?: 'helmet' | 'chef' | 'graduate' | 'headphones'
  cut?: Cut
  /** Legs below the knee are bare. */
  shorts?: boolean
  barefoot?: boolean
}

const tops = [
  dandelion(6),
  apple(7),
  pigeon(8),
  pistachio(8),
  syrin(8),
  apple(6),
  paper,
  pigeon(6),
  syrin(6),
  pistachio(10),
] as const
const bottoms = [granitt(10), pigeon(10), timber(9), syrin(10), pigeon(9), granitt(8)] as const
const darkHairs = [timber(11), granitt(10), timber(10), granitt(11)] as const
const cuts = ['cap', 'bob', 'bun', 'curls', 'cap', 'bob', 'scarf'] as const

const polyline = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`

const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
]

const limb = (
  points: readonly [Point, Point, Point],
  cloth: string,
  skin: string,
  cover: number,
) => {
  const [from, middle, to] = points
  const bare = line(skin, 19, polyline(points)) + circle(skin, to[0], to[1], 11)
  if (cover >= 1) return line(cloth, 22, polyline(points)) + circle(skin, to[0], to[1], 11)
  if (cover <= 0) return bare
  return bare + line(cloth, 25, polyline([from, between(from, middle, cover * 1.4)]))
}

const headgear = (kind: NonNullable<Outfit['headwear']>) => {
  switch (kind) {
    case 'helmet':
      return (
        path(dandelion(6), 'M-31 -144Q-32 -182 0 -182Q32 -182 31 -144Z') +
        rect(dandelion(7), -36, -150, 76, 11, 5)
      )
    case 'chef':
      return (
        path(
          paper,
          'M-24 -154V-176Q-46 -184 -36 -204Q-22 -216 -8 -208Q10 -222 24 -206Q48 -204 40 -182Q34 -176 24 -174V-154Z',
        ) + line(granitt(3), 4, 'M-22 -160H22')
      )
    case 'graduate':
      return (
        path(granitt(11), 'M-44 -168L0 -186L44 -168L0 -150Z') +
        line(dandelion(6), 4, 'M30 -168V-144')
      )
    case 'headphones':
      return (
        line(granitt(10), 7, 'M-28 -140Q-30 -176 0 -176Q30 -176 28 -140') +
        rect(apple(7), -36, -150, 15, 28, 7) +
        rect(apple(7), 21, -150, 15, 28, 7)
      )
  }
}

/**
 * A grown-up without a face, about 290 tall, looking to the right in poses that have a side.
 * `held` is drawn between body and nearer arm.
 */
export const person = (random: Random, pose: PersonPose, outfit: Outfit = {}, held = '') => {
  const joints = poses[pose]
  const skin = random.pick(skins)
  const hair = random.pick(skins.indexOf(skin) > 1 ? darkHairs : hairs)
  const cut = outfit.cut ?? random.pick(cuts)
  const top = outfit.top ?? random.pick(tops)
  const trousers = outfit.trousers ?? random.pick(bottoms.filter((colour) => colour !== top))
  const accent = random.pick(tops.filter((colour) => colour !== top))
  const cover = { long: 1, short: 0.5, none: 0 }[outfit.sleeves ?? random.pick(['long', 'short'])]
  const shade = (colour: string) => mix(colour, granitt(11), 0.14)
  const leg = (points: readonly [Point, Point, Point], colour: string) => {
    const [hip, knee, foot] = points
    const toes: Point = [foot[0] + joints.toes, foot[1] + 2]
    return (
      (outfit.shorts
        ? line(skin, 20, polyline(points)) +
          line(colour, 29, polyline([hip, between(hip, knee, 0.8)]))
        : line(colour, 27, polyline(points))) +
      line(outfit.barefoot ? skin : granitt(11), 17, polyline([foot, toes]))
    )
  }
  const { hip, chest } = joints
  const torso = line(top, 60, polyline([between(hip, chest, 0.12), between(hip, chest, 0.86)]))
  const along = (low: number, high: number, width: number, colour: string) =>
    line(colour, width, polyline([between(hip, chest, low), between(hip, chest, high)]))
  const overlay = () => {
    const colour = outfit.overColour ?? pistachio(10)
    switch (outfit.over) {
      case 'apron':
        return (
          along(-0.34, 0.5, 48, colour) +
          along(0.5, 1, 6, colour) +
          along(-0.1, 0.1, 30, mix(colour, paper, 0.2))
        )
      case 'labCoat':
        return (
          along(-0.46, 0.86, 62, paper) +
          line(granitt(4), 4, polyline([between(hip, chest, -0.7), between(hip, chest, 0.7)])) +
          place(
            chest[0],
            chest[1],
            1,
            path(top, 'M-12 -18L0 22L12 -18Z') +
              line(pigeon(9), 5, 'M-16 -16Q-18 34 4 36Q22 34 16 -16') +
              circle(pigeon(9), 4, 38, 8),
          )
        )
      case 'vest':
        return (
          along(0.1, 0.86, 56, dandelion(6)) +
          place(
            between(hip, chest, 0.5)[0],
            between(hip, chest, 0.5)[1],
            1,
            rect(paper, -28, -4, 56, 10) + line(paper, 8, 'M-14 -38V-4M14 -38V-4'),
          )
        )
      case 'belt':
        return place(
          hip[0],
          hip[1] - 14,
          1,
          rect(outfit.overColour ?? granitt(11), -31, -8, 62, 15, 4) +
            line(outfit.overColour ?? granitt(11), 7, 'M4 0L14 34M-2 0L-10 30'),
        )
      default:
        return ''
    }
  }
  const neck = between(chest, joints.head, 0.55)
  const pack =
    outfit.over === 'backpack'
      ? place(
          chest[0] - 30,
          chest[1] + 36,
          1,
          rect(outfit.overColour ?? pistachio(9), -34, -44, 52, 88, 18) +
            rect(mix(outfit.overColour ?? pistachio(9), granitt(11), 0.2), -34, 4, 40, 32, 10),
        )
      : ''
  const armColour = outfit.over === 'labCoat' ? paper : top
  return (
    pack +
    limb(joints.arms[0], shade(armColour), skin, outfit.over === 'labCoat' ? 1 : cover) +
    leg(joints.legs[0], shade(trousers)) +
    leg(joints.legs[1], trousers) +
    line(cut === 'scarf' ? accent : skin, cut === 'scarf' ? 34 : 19, polyline([chest, neck])) +
    torso +
    overlay() +
    place(
      joints.head[0],
      joints.head[1] + 140,
      1,
      heads[cut](skin, hair, accent) + (outfit.headwear ? headgear(outfit.headwear) : ''),
    ) +
    held +
    limb(joints.arms[1], armColour, skin, outfit.over === 'labCoat' ? 1 : cover)
  )
}
