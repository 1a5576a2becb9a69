import { adult, child } from './figures.ts'
import { houseColours } from './house-parts.ts'
import { pavilions } from './houses-town.ts'
import { fieldUnder, groundLine } from './land.ts'
import { lights } from './light.ts'
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
import { type Random, randomFrom } from './random.ts'
import { circle, drawing, ellipse, line, path, place, rect, ring } from './shapes.ts'
import { smallTree, trees } from './trees.ts'

const light = lights.spring
const pane = pigeon(4)

/** Two blocks of student homes with balconies. */
const hallOfResidence = () => {
  const block = (x: number, wall: string, floors: number) => {
    const top = -floors * 62 - 20
    let homes = ''
    for (let floor = 0; floor < floors; floor += 1) {
      const y = top + 20 + floor * 62
      homes +=
        [18, 74, 130]
          .map((at, index) =>
            rect((floor + index) % 4 === 1 ? dandelion(4) : pane, x + at, y, 34, 36, 3),
          )
          .join('') + rect(mix(wall, granitt(11), 0.25), x + 68, y + 24, 46, 18, 3)
    }
    return rect(wall, x, top, 182, -top, 4) + rect(granitt(9), x - 6, top - 10, 194, 14, 4) + homes
  }
  return (
    block(-190, apple(6), 6) +
    block(10, dandelion(5), 4) +
    rect(apple(9), -126, -58, 52, 58, 4) +
    rect(apple(9), 76, -58, 52, 58, 4)
  )
}

/** The gym: a tall glass front, people on treadmills, a climbing wall. */
const gym = () => {
  const runner = (x: number, coat: string, skin: string) =>
    line(granitt(10), 10, `M${x} -92L${x - 14} -62M${x} -92L${x + 16} -66`) +
    line(coat, 22, `M${x} -122V-100`) +
    line(coat, 8, `M${x} -122l22 12M${x} -122l-20 14`) +
    circle(skin, x + 4, -148, 14) +
    line(granitt(8), 6, `M${x - 28} -56H${x + 36}L${x + 44} -104`)
  return (
    rect(syrin(8), -210, -230, 420, 230, 10) +
    rect(syrin(10), -220, -244, 440, 22, 8) +
    rect(pigeon(3), -184, -196, 246, 196, 6) +
    line(paper, 6, 'M-102 -196V0M-20 -196V0M-184 -50H62') +
    runner(-146, apple(8), skins[1]) +
    runner(-64, dandelion(6), skins[3]) +
    runner(16, pistachio(9), skins[0]) +
    rect(syrin(5), 84, -196, 100, 130, 6) +
    [
      [104, -172, apple(8)] as const,
      [150, -150, dandelion(6)] as const,
      [116, -124, pistachio(9)] as const,
      [160, -104, pigeon(8)] as const,
      [106, -86, syrin(9)] as const,
    ]
      .map(([x, y, fill]) => circle(fill, x, y, 9))
      .join('') +
    rect(pane, 96, -56, 76, 56, 4) +
    line(paper, 5, 'M134 -56V0')
  )
}

const cafe = () => {
  const stripes = [0, 1, 2, 3, 4, 5]
    .map((at) => path(at % 2 ? paper : apple(8), `M${-132 + at * 44} -150h44v34q-22 22 -44 0Z`))
    .join('')
  const table = (x: number) =>
    line(granitt(9), 6, `M${x} -50V0M${x - 16} 0h32`) +
    rect(timber(6), x - 36, -56, 72, 9, 4) +
    path(paper, `M${x - 8} -56v-18h18v18Z`)
  return (
    rect(pistachio(9), -150, -236, 300, 236, 6) +
    rect(pistachio(11), -160, -248, 320, 20, 6) +
    rect(pane, -118, -108, 116, 90, 4) +
    rect(pistachio(11), 32, -116, 66, 116, 4) +
    rect(pane, 44, -104, 42, 46, 3) +
    [-90, 0, 90]
      .map((x) => rect(paper, x - 26, -216, 52, 48, 4) + rect(pane, x - 20, -210, 40, 36, 2))
      .join('') +
    stripes +
    table(-104) +
    table(190)
  )
}

const cyclist = (coat: string, frame: string, skin: string, random: Random) => {
  const hair = random.pick([granitt(10), timber(9), dandelion(7)])
  return (
    ring(granitt(10), 8, -56, -40, 38) +
    ring(granitt(10), 8, 60, -40, 38) +
    line(frame, 8, 'M-56 -40L-24 -98H36L4 -40ZM4 -40L-32 -112M60 -40L34 -116L50 -124') +
    line(granitt(9), 16, 'M-30 -118L14 -82L2 -40') +
    line(coat, 40, 'M-24 -142L4 -180') +
    line(coat, 13, 'M8 -182L48 -132') +
    circle(skin, 18, -222, 22) +
    path(hair, 'M-6 -220Q-8 -252 20 -250Q42 -248 42 -226Q20 -240 -6 -220Z')
  )
}

/** The wide front-page picture: student homes, gym, café and kindergarten in one street. 1600 × 640. */
export const studentCity = () => {
  const random = randomFrom('student city')
  const meadow = groundLine(random, 470, 10)
  const walkers =
    place(836, 548, 0.6, adult(randomFrom('walker one'), 'stand', false)) +
    place(440, 548, 0.6, adult(randomFrom('walker seven'), 'stand', false)) +
    place(1420, 552, 0.6, adult(randomFrom('walker three'), 'stand', false)) +
    place(1472, 556, 0.6, child(randomFrom('walker four'), 'wave', false)) +
    place(1150, 552, 0.6, child(randomFrom('walker six'), 'run', false))
  return drawing(
    1600,
    640,
    rect(pistachio(2), 0, 0, 1600, 640) +
      circle(mix(pistachio(2), dandelion(5), 0.4), 1010, 150, 112) +
      circle(dandelion(6), 1010, 150, 84) +
      [[230, 96, 0.7] as const, [700, 120, 0.9] as const, [1380, 100, 0.8] as const]
        .map(([x, y, size]) =>
          place(
            x,
            y,
            size,
            path(paper, 'M-150 0Q-154 -46 -96 -46Q-80 -98 -10 -92Q60 -104 84 -46Q154 -46 150 0Z'),
          ),
        )
        .join('') +
      fieldUnder(pistachio(4), groundLine(random, 330, 50)) +
      fieldUnder(pistachio(5), groundLine(random, 396, 26)) +
      [60, 470, 560, 980, 1130, 1540]
        .map((x) => place(x, 452, random.between(0.44, 0.66), smallTree(light, random)))
        .join('') +
      fieldUnder(pistachio(7), meadow) +
      place(222, 496, 0.94, hallOfResidence()) +
      place(610, 494, 0.84, gym()) +
      place(960, 494, 0.84, cafe()) +
      place(1320, 494, 0.8, pavilions(light, houseColours.red)) +
      place(26, 520, 0.9, trees.birch(light, random)) +
      place(410, 504, 0.5, trees.blossom(light)) +
      place(808, 504, 0.52, trees.leaf(light, random)) +
      place(1112, 504, 0.52, trees.birch(light, random)) +
      place(1580, 524, 0.9, trees.oak(light)) +
      path(dandelion(3), 'M-10 530Q400 512 800 530T1610 526V590Q1200 600 800 592T-10 598Z') +
      walkers +
      place(250, 586, 0.78, cyclist(dandelion(6), apple(8), skins[2], random)) +
      place(1010, 588, 0.78, cyclist(pigeon(8), pistachio(10), skins[0], random)) +
      ellipse(pistachio(8), 800, 654, 900, 50) +
      line(
        pistachio(10),
        6,
        'M90 640v-46M150 640v-30M520 640v-38M960 640v-34M1440 640v-44M1510 640v-30',
      ) +
      circle(apple(7), 90, 590, 13) +
      circle(dandelion(6), 150, 606, 12) +
      circle(paper, 520, 598, 12) +
      circle(syrin(7), 960, 602, 12) +
      circle(apple(7), 1440, 592, 13) +
      circle(dandelion(6), 1510, 606, 12),
  )
}
