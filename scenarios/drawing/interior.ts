import { houseColours } from './house-parts.ts'
import type { Light } from './light.ts'
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
import { standInRow } from './row.ts'
import type { Scene } from './scene.ts'
import { circle, line, path, rect, round } from './shapes.ts'

const openings = {
  square: { hole: 'M250 90H1286V700H250Z', bars: 'M768 90V700M250 320H1286' },
  arch: {
    hole: 'M300 700V360Q300 70 768 70Q1236 70 1236 360V700Z',
    bars: 'M768 70V700M534 96V700M1002 96V700M300 360H1236',
  },
  round: { hole: 'M768 40A360 360 0 1 1 767 40Z', bars: 'M768 40V760M408 400H1128' },
  pair: {
    hole: 'M180 110H700V690H180ZM836 110H1356V690H836Z',
    bars: 'M440 110V690M1096 110V690M180 330H700M836 330H1356',
  },
} as const

const pennants = (random: Random) => {
  const colours = [apple(7), dandelion(6), pistachio(8), pigeon(7), syrin(7)]
  const from = random.between(-20, 40)
  let flags = ''
  for (let index = 0; index < 15; index += 1) {
    const x = index * 104 + from
    const y = 34 + Math.sin((x / 1536) * Math.PI) * 56
    flags += path(colours[index % colours.length] ?? '', `M${round(x)} ${round(y)}h66l-33 70Z`)
  }
  return line(granitt(8), 5, `M-10 30Q768 150 1546 30`) + flags
}

const curtains = (fill: string) =>
  path(fill, 'M-10 -10H330Q300 300 150 430Q220 560 190 800H-10Z') +
  path(fill, 'M1546 -10H1206Q1236 300 1386 430Q1316 560 1346 800H1546Z') +
  line(
    mix(fill, granitt(11), 0.14),
    5,
    'M90 0Q90 280 60 430M210 0Q200 240 110 420M1446 0Q1446 280 1476 430M1326 0Q1336 240 1426 420',
  )

const hangingLamps = (fill: string) =>
  [330, 1206]
    .map(
      (x) =>
        line(granitt(9), 5, `M${x} -10V96`) +
        path(fill, `M${x - 84} 190Q${x - 74} 96 ${x} 96T${x + 84} 190Z`) +
        circle(dandelion(4), x, 194, 20),
    )
    .join('')

/** Puts a room with a window in front of an outdoor scene. */
export const roomAround = (scene: Scene, light: Light, outdoors: string, random: Random) => {
  const paint = houseColours[scene.paint]
  const wall = mix(paint.wall, paper, scene.paint === 'white' ? 0.2 : 0.66)
  const opening = openings[random.pick(['square', 'arch', 'round', 'pair'] as const)]
  const extra = random.pick([
    () => pennants(random),
    () => curtains(mix(paint.roof, paper, 0.35)),
    () => hangingLamps(mix(paint.wall, paper, 0.15)),
  ])
  const sill = 792
  const standing = standInRow(
    scene,
    random,
    { left: 190, right: 1346, foot: sill + 4, size: 1.5, across: (x) => x },
    light.snow,
  )
  return (
    `<g transform="translate(154 20) scale(.8)">${outdoors}</g>` +
    `<path d="M-10 -10H1546V1034H-10Z${opening.hole}" fill="${wall}" fill-rule="evenodd"/>` +
    line(paper, 26, opening.hole) +
    line(paper, 12, opening.bars) +
    extra() +
    rect(mix(wall, granitt(11), 0.1), 0, 830, 1536, 200) +
    line(
      mix(wall, granitt(11), 0.2),
      4,
      'M130 850V1024M386 850V1024M642 850V1024M898 850V1024M1154 850V1024M1410 850V1024',
    ) +
    rect(timber(4), 60, 784, 1416, 44, 12) +
    rect(timber(6), 60, 816, 1416, 14, 6) +
    standing.map((each) => each.part).join('')
  )
}
