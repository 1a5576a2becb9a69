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
import { circle, line, path, rect, round } from './shapes.ts'

const coats = [
  dandelion(6),
  apple(8),
  pigeon(8),
  pistachio(9),
  syrin(8),
  apple(6),
  dandelion(7),
  pigeon(6),
] as const
export const hairs = [timber(9), timber(11), granitt(10), dandelion(7), timber(7)] as const

const isHeads = <Cut extends string>(
  heads: Record<Cut, (skin: string, hair: string, accent: string) => string>,
) => heads
const face = (skin: string) => circle(skin, 0, -140, 25)

/** Heads without a face, by how the hair is worn; the neck is at 0 -112. */
export const heads = isHeads({
  cap: (skin, hair) =>
    face(skin) + path(hair, 'M-26 -138Q-30 -168 0 -169Q30 -168 26 -138Q14 -154 -26 -138Z'),
  bob: (skin, hair) =>
    path(hair, 'M-32 -120Q-40 -172 0 -174Q40 -172 32 -120Z') +
    face(skin) +
    path(hair, 'M-28 -144Q-20 -174 4 -172Q30 -168 28 -144Q6 -160 -28 -144Z'),
  bun: (skin, hair) =>
    circle(hair, 0, -178, 14) +
    face(skin) +
    path(hair, 'M-27 -140Q-28 -170 0 -170Q28 -170 27 -140Q0 -158 -27 -140Z'),
  curls: (skin, hair) =>
    [-24, -10, 8, 24].map((x, index) => circle(hair, x, index % 3 ? -166 : -152, 15)).join('') +
    face(skin) +
    path(hair, 'M-26 -146Q0 -176 26 -146Q0 -158 -26 -146Z'),
  hat: (skin, _hair, accent) =>
    face(skin) +
    path(accent, 'M-29 -142Q-30 -176 0 -178Q30 -176 29 -142Z') +
    rect(mix(accent, paper, 0.4), -31, -150, 62, 14, 7) +
    circle(mix(accent, paper, 0.4), 0, -180, 10),
  scarf: (skin, _hair, accent) =>
    path(accent, 'M-36 -112Q-40 -174 0 -176Q40 -174 36 -112Z') + circle(skin, 0, -140, 20),
})
export type Cut = keyof typeof heads

const head = (random: Random, skin: string, accent: string, warm: boolean) => {
  const hair = random.pick(hairs)
  const cut = warm ? 'hat' : random.pick(['cap', 'bob', 'bun', 'curls', 'hat', 'scarf'] as const)
  return heads[cut](skin, hair, accent)
}

export type Pose = 'stand' | 'wave' | 'reach' | 'run'

/** A child without a face, in a rain coat or snow suit; about 185 tall. */
export const child = (random: Random, pose: Pose, warm: boolean) => {
  const coat = random.pick(coats)
  const accent = random.pick(coats.filter((other) => other !== coat))
  const skin = random.pick(skins)
  const legs = warm ? coat : random.pick([granitt(9), pigeon(9), timber(8), syrin(9)])
  const hand = (x: number, y: number) => circle(skin, x, y, 8)
  const stride = pose === 'run'
  return (
    line(legs, 20, stride ? 'M-8 -56L-34 -14M8 -56L36 -26' : 'M-12 -56V-14M12 -56V-14') +
    line(accent, 19, stride ? 'M-36 -10L-26 -6M38 -22L46 -14' : 'M-14 -9H-20M14 -9H20') +
    path(coat, 'M-36 -44Q-34 -116 0 -118Q34 -116 36 -44Q0 -34 -36 -44Z') +
    line(mix(coat, granitt(12), 0.16), 4, 'M0 -114V-42') +
    line(
      coat,
      17,
      pose === 'wave'
        ? 'M24 -100L52 -146M-26 -98L-44 -60'
        : pose === 'reach'
          ? 'M24 -98L60 -78M-26 -98L-44 -60'
          : stride
            ? 'M24 -98L54 -112M-26 -98L-52 -74'
            : 'M26 -98L42 -60M-26 -98L-42 -60',
    ) +
    (pose === 'wave'
      ? hand(56, -154) + hand(-46, -52)
      : pose === 'reach'
        ? hand(68, -74) + hand(-46, -52)
        : stride
          ? hand(62, -116) + hand(-60, -68)
          : hand(44, -52) + hand(-44, -52)) +
    head(random, skin, accent, warm)
  )
}

/** A grown-up without a face; about 290 tall. `reach` stretches both arms forward, as to a pram. */
export const adult = (random: Random, pose: 'stand' | 'reach', warm: boolean) => {
  const coat = random.pick(coats)
  const accent = random.pick(coats.filter((other) => other !== coat))
  const skin = random.pick(skins)
  const trousers = random.pick([granitt(10), pigeon(10), timber(9), syrin(10)])
  return (
    line(trousers, 26, 'M-15 -116V-14M15 -116V-14') +
    line(granitt(11), 18, 'M-16 -8H-2M16 -8H30') +
    path(coat, 'M-44 -98Q-40 -228 0 -230Q40 -228 44 -98Q0 -86 -44 -98Z') +
    (pose === 'reach'
      ? line(coat, 20, 'M20 -206L50 -170L92 -156') + circle(skin, 100, -154, 10)
      : line(coat, 20, 'M32 -206L48 -130M-32 -206L-48 -130') +
        circle(skin, 49, -120, 10) +
        circle(skin, -49, -120, 10)) +
    path(accent, 'M-24 -232Q0 -218 24 -232V-214Q0 -200 -24 -214Z') +
    `<g transform="translate(0 -${round(112)})">${head(random, skin, accent, warm)}</g>`
  )
}
