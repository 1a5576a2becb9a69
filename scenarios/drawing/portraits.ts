import { hairs, heads } from './figures.ts'
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
import { randomFrom } from './random.ts'
import { circle, drawing, line, path, place, rect } from './shapes.ts'

const grounds = {
  doctor: [pistachio(3), pigeon(3), pistachio(5)],
  dentist: [pigeon(3), pigeon(5), syrin(3)],
  personalTrainer: [syrin(3), dandelion(4), apple(4)],
} as const

/** A portrait without a face, 640 × 640: the same seed always gives the same person. */
export const portrait = (kind: keyof typeof grounds, seed: string) => {
  const random = randomFrom(seed)
  const ground = random.pick(grounds[kind])
  const skin = random.pick(skins)
  const dark = skins.indexOf(skin) > 1
  const hair = random.pick(dark ? [timber(11), granitt(10), timber(10)] : hairs)
  const cut = random.pick(['cap', 'bob', 'bun', 'curls', 'cap', 'bob', 'scarf'] as const)
  const top = random.pick([apple(7), dandelion(6), pistachio(9), pigeon(8), syrin(8), paper])
  const accent = random.pick([apple(8), syrin(8), pistachio(10), pigeon(9)])
  const shirt =
    kind === 'personalTrainer' ? top : kind === 'doctor' ? paper : mix(pigeon(5), paper, 0.3)
  const neck = cut === 'scarf' ? accent : skin
  return drawing(
    640,
    640,
    rect(ground, 0, 0, 640, 640) +
      circle(mix(ground, paper, 0.35), random.between(200, 440), random.between(200, 320), 210) +
      rect(neck, 268, 380, 104, 140, 48) +
      path(shirt, 'M90 660Q96 486 236 470Q320 520 404 470Q544 486 550 660Z') +
      (kind === 'doctor'
        ? path(top, 'M250 474L320 620L390 474Q320 512 250 474Z') +
          line(pigeon(9), 13, 'M236 478Q232 590 320 596Q408 590 404 478') +
          circle(pigeon(9), 320, 604, 19)
        : kind === 'dentist'
          ? path(paper, 'M250 474L320 560L390 474Q320 512 250 474Z')
          : line(mix(top, granitt(11), 0.18), 12, 'M236 474Q320 526 404 474') +
            (random.chance(0.5)
              ? line(granitt(10), 10, 'M270 490L320 580L370 490') +
                circle(dandelion(5), 320, 592, 20)
              : '')) +
      place(320, 880, 4.2, heads[cut](skin, hair, accent)),
  )
}
