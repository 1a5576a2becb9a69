import { badminton, freeSpace, rowing, spinning, yogaStudio } from './group-training-pictures.ts'
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
import { person } from './person.ts'
import { randomFrom } from './random.ts'
import { lamps, slimPlant } from './room-decoration.ts'
import { room } from './rooms.ts'
import { ellipse, line, place, rect } from './shapes.ts'
import { sporty, tights } from './sports-outfits.ts'
import {
  barbell,
  bottle,
  bucket,
  climbingWall,
  dumbbellRack,
  kettlebell,
  plungeTub,
  poolWater,
  powerRack,
  punchBag,
  saunaStove,
  sportsBag,
  startBlock,
  swimmer,
  treadmill,
} from './training.ts'

const pool = (seed: string) =>
  room(
    {
      hue: 'mist',
      view: { light: 'clear', setting: 'town' },
      openings: [{ x: -20, y: 60, w: 1576, h: 330, columns: 8, rows: 1 }],
      floorAt: 480,
      floor: 'tiles',
    },
    seed,
    lamps('drum', dandelion(5), [300, 768, 1236], 120) +
      [250, 610, 970, 1330].map((x) => place(x, 592, 1, startBlock())).join('') +
      place(1400, 560, 1, slimPlant(apple(7))) +
      place(
        120,
        590,
        1.25,
        person(randomFrom('life guard'), 'point', {
          top: apple(8),
          trousers: paper,
          shorts: true,
          barefoot: true,
          cut: 'bun',
        }),
      ) +
      poolWater(590, 4) +
      place(520, 665, 1.1, swimmer(apple(8), skins[1])) +
      place(1060, 775, 1.2, swimmer(dandelion(6), skins[3])) +
      place(360, 885, 1.3, swimmer(pistachio(9), skins[0])) +
      place(1180, 985, 1.35, swimmer(syrin(9), skins[2])),
  )

const lifting = (seed: string) => {
  const random = randomFrom(seed)
  return room(
    {
      hue: 'butter',
      view: { light: 'spring', setting: 'park' },
      openings: [{ x: 90, y: 80, w: 620, h: 460, columns: 4, rows: 2 }],
      floorAt: 740,
      floor: 'plain',
    },
    seed,
    rect(mix(pigeon(4), paper, 0.4), 820, 120, 640, 470, 10) +
      line(paper, 14, 'M880 540L1080 160M960 560L1130 250') +
      place(1180, 780, 1.2, dumbbellRack()) +
      place(330, 800, 1.2, powerRack(apple(8))) +
      ellipse(mix(timber(4), granitt(11), 0.1), 760, 920, 330, 44) +
      place(760, 920, 1.7, person(random, 'lift', { ...sporty, top: syrin(9) })) +
      place(760, 920 - 318 * 1.7, 1.7, barbell(170, [granitt(10), apple(8), dandelion(6)])) +
      place(1250, 940, 1.3, kettlebell(pigeon(9))) +
      place(1390, 950, 1.05, kettlebell(pistachio(9))) +
      place(150, 960, 1.2, bottle()),
  )
}

const treadmills = (seed: string) => {
  const random = randomFrom(seed)
  const runner = (x: number, top: string) =>
    place(x, 900, 1.4, treadmill()) +
    place(x - 30, 850, 1.5, person(random, 'run', { ...sporty, top }))
  return room(
    {
      hue: 'navy',
      view: { light: 'dusk', setting: 'town' },
      openings: [{ x: -20, y: 40, w: 1576, h: 640, columns: 5, rows: 1 }],
      floorAt: 720,
      floor: 'plain',
    },
    seed,
    lamps('bulb', dandelion(6), [200, 580, 960, 1340], 150) +
      runner(280, apple(7)) +
      runner(770, dandelion(6)) +
      runner(1250, pistachio(8)),
  )
}

const martialArts = (seed: string) => {
  const random = randomFrom(seed)
  const gi = (belt: string) =>
    ({
      top: paper,
      trousers: paper,
      sleeves: 'long',
      over: 'belt',
      overColour: belt,
      barefoot: true,
    }) as const
  let tatami = ''
  for (let x = -300; x < 1900; x += 300) tatami += `M${768 + (x - 768) * 0.7} 740L${x} 1030`
  return room(
    {
      hue: 'rose',
      view: { light: 'winter', setting: 'hills' },
      openings: [220, 640, 1060].map((x) => ({
        x,
        y: 90,
        w: 280,
        h: 280,
        shape: 'round',
        columns: 1,
        rows: 1,
      })),
      floorAt: 740,
      floor: 'plain',
    },
    seed,
    rect(pistachio(9), 0, 740, 1536, 290) +
      line(pistachio(10), 6, `${tatami}M0 850H1536`) +
      rect(apple(8), 0, 980, 1536, 50) +
      place(150, 830, 1.3, punchBag(syrin(9))) +
      place(1400, 830, 1.3, punchBag(pigeon(9))) +
      place(620, 940, 1.7, person(random, 'kick', { ...gi(granitt(11)), cut: 'bun' })) +
      place(1010, 950, 1.7, person(random, 'guard', { ...gi(apple(8)), cut: 'cap' }), {
        flip: true,
      }),
  )
}

const saunaAndPlunge = (seed: string) => {
  const random = randomFrom(seed)
  const towel = (fill: string, cut: 'bun' | 'cap' | 'bob') =>
    ({ top: fill, trousers: fill, shorts: true, sleeves: 'none', barefoot: true, cut }) as const
  let planks = ''
  for (let y = 70; y < 740; y += 64) planks += `M0 ${y}H1536`
  return room(
    {
      hue: 'sand',
      view: { light: 'frost', setting: 'town' },
      openings: [{ x: 860, y: 90, w: 520, h: 360, columns: 3, rows: 1 }],
      floorAt: 780,
      floor: 'tiles',
    },
    seed,
    line(timber(3), 5, planks).replace('M0 70H1536', '') +
      rect(timber(5), 30, 500, 640, 30, 8) +
      rect(timber(6), 30, 530, 640, 120) +
      rect(timber(5), 0, 650, 760, 34, 8) +
      rect(timber(7), 0, 684, 760, 110) +
      place(170, 735, 1.35, person(random, 'sitTalk', towel(paper, 'bun'))) +
      place(440, 735, 1.35, person(random, 'sit', towel(apple(6), 'cap'))) +
      place(820, 850, 1.1, saunaStove()) +
      line(paper, 9, 'M780 540q-24 -40 0 -76M830 530q-24 -44 0 -84M880 540q-24 -40 0 -76') +
      place(700, 930, 1, bucket()) +
      place(1190, 820, 1.5, person(random, 'cheer', towel(pigeon(9), 'bob'))) +
      place(1190, 940, 1.5, plungeTub()),
  )
}

const bouldering = (seed: string) => {
  const random = randomFrom(seed)
  return room(
    { hue: 'mint', floorAt: 800, floor: 'plain' },
    seed,
    place(180, 0, 1, climbingWall(random, 1176, 800, [timber(3), timber(2), timber(4)])) +
      rect(pigeon(9), 0, 790, 1536, 90, 20) +
      rect(pigeon(10), 0, 860, 1536, 180) +
      line(pigeon(8), 6, 'M384 880V1024M768 880V1024M1152 880V1024') +
      place(560, 560, 1.5, person(random, 'climb', { ...tights, top: apple(7) })) +
      place(1050, 700, 1.5, person(random, 'climb', { ...tights, top: syrin(8) }), { flip: true }) +
      place(1340, 980, 1.6, person(random, 'point', { ...tights, top: dandelion(6) }), {
        flip: true,
      }) +
      place(110, 990, 1.2, sportsBag(pistachio(9))),
  )
}

/** Pictures of sports halls and what happens in them, by the name of the picture's file. */
export const gymPictures: ReadonlyMap<string, () => string> = new Map([
  ['gym-domus', () => pool('domus')],
  ['gym-blindern', () => lifting('blindern')],
  ['gym-centrum', () => treadmills('centrum')],
  ['gym-nydalen', () => martialArts('nydalen')],
  ['gym-vulkan', () => saunaAndPlunge('vulkan')],
  ['gym-terrassen', () => bouldering('terrassen')],
  ['sports-spinning', () => spinning('spinning')],
  ['sports-yoga', () => yogaStudio('yoga')],
  ['sports-badminton', () => badminton('badminton')],
  ['sports-rowing', () => rowing('rowing')],
  ['sports-free-space', () => freeSpace('free space')],
])
