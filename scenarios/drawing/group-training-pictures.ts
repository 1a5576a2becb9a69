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
import { person } from './person.ts'
import { type Random, randomFrom } from './random.ts'
import { bigPlant, clock, slimPlant } from './room-decoration.ts'
import { room } from './rooms.ts'
import { circle, line, path, place, rect } from './shapes.ts'
import { barefoot, sporty } from './sports-outfits.ts'
import {
  barbell,
  bottle,
  gymBall,
  gymBike,
  kettlebell,
  mat,
  netAndPosts,
  racket,
  rolledMat,
  rower,
  shuttlecock,
  wallBars,
} from './training.ts'

export const spinning = (seed: string) => {
  const random = randomFrom(seed)
  const rider = (x: number, y: number, size: number, top: string) =>
    place(x, y, size, gymBike(apple(7))) +
    place(x, y - 30 * size, size, person(random, 'ride', { ...sporty, top }))
  return room(
    { hue: 'plum', floorAt: 700, floor: 'plain' },
    seed,
    [120, 420, 720, 1020, 1320]
      .map((x, index) =>
        path(
          mix(syrin(10), [apple(6), dandelion(5), pigeon(5)][index % 3] ?? paper, 0.28),
          `M${x + 40} -10L${x - 150} 700H${x + 230}Z`,
        ),
      )
      .join('') +
      [120, 420, 720, 1020, 1320].map((x) => rect(granitt(11), x, -6, 80, 46, 10)).join('') +
      rider(300, 800, 1.2, pigeon(6)) +
      rider(720, 800, 1.2, pistachio(7)) +
      rider(1140, 800, 1.2, paper) +
      rider(500, 980, 1.5, dandelion(6)) +
      rider(1010, 980, 1.5, apple(6)),
  )
}

export const yogaStudio = (seed: string) => {
  const random = randomFrom(seed)
  return room(
    {
      hue: 'lilac',
      view: { light: 'morning', setting: 'hills' },
      openings: [120, 580, 1040].map((x) => ({
        x,
        y: 70,
        w: 376,
        h: 560,
        shape: 'arch',
        columns: 2,
        rows: 2,
      })),
      floorAt: 730,
    },
    seed,
    place(1470, 800, 1.2, bigPlant(apple(7))) +
      place(330, 870, 1.3, mat(apple(6))) +
      place(330, 856, 1.35, person(random, 'tree', barefoot)) +
      place(1180, 870, 1.3, mat(pistachio(8))) +
      place(1180, 856, 1.35, person(random, 'tree', barefoot)) +
      place(750, 970, 1.6, mat(syrin(8), 360)) +
      place(750, 952, 1.6, person(random, 'warrior', { ...barefoot, top: dandelion(6) })) +
      place(130, 980, 1.1, rolledMat(syrin(9))),
  )
}

export const badminton = (seed: string) => {
  const random = randomFrom(seed)
  return room(
    {
      hue: 'hall',
      view: { light: 'clear', setting: 'forest' },
      openings: [{ x: 60, y: 60, w: 1416, h: 210, columns: 8, rows: 1 }],
      floorAt: 640,
      floor: 'plain',
    },
    seed,
    place(200, 690, 1.1, wallBars()) +
      place(1336, 690, 1.1, wallBars()) +
      rect(mix(timber(5), paper, 0.1), 0, 640, 1536, 390) +
      line(paper, 9, 'M150 700H1386L1520 1000H16ZM768 700V1000M82 850H1454') +
      place(768, 880, 1.3, netAndPosts(240, 230)) +
      place(360, 910, 1.5, person(random, 'lift', { ...sporty, top: apple(7) })) +
      place(448, 910 - 318 * 1.5, 1, racket(syrin(8)), { turn: 30 }) +
      place(1190, 930, 1.5, person(random, 'wave', { ...sporty, top: pistachio(8) }), {
        flip: true,
      }) +
      place(1090, 930 - 276 * 1.5, 1, racket(apple(8)), { turn: -24 }) +
      place(700, 380, 1.1, shuttlecock(), { turn: -70 }),
  )
}

export const rowing = (seed: string) => {
  const random = randomFrom(seed)
  const one = (x: number, y: number, size: number, top: string) =>
    place(x, y, size, rower()) +
    place(x - 8, y - 2, size, person(random, 'row', { ...sporty, top }))
  return room(
    {
      hue: 'mint',
      view: { light: 'rose', setting: 'fjord' },
      openings: [{ x: 200, y: 70, w: 1136, h: 500, columns: 4, rows: 1 }],
      floorAt: 700,
    },
    seed,
    place(100, 780, 1.2, slimPlant(dandelion(6))) +
      place(1430, 240, 1, clock(60, apple(8))) +
      one(430, 800, 1.35, apple(7)) +
      one(1100, 800, 1.35, dandelion(6)) +
      one(760, 980, 1.6, syrin(8)),
  )
}

export const freeSpace = (seed: string) => {
  const random: Random = randomFrom(seed)
  return room(
    {
      hue: 'brick',
      view: { light: 'clear', setting: 'town' },
      openings: [
        { x: 110, y: 80, w: 300, h: 460, shape: 'arch', columns: 2, rows: 3 },
        { x: 1126, y: 80, w: 300, h: 460, shape: 'arch', columns: 2, rows: 3 },
      ],
      floorAt: 720,
      floor: 'plain',
    },
    seed,
    place(768, 700, 1.25, wallBars(timber(4))) +
      place(560, 700, 1.25, wallBars(timber(4))) +
      place(976, 700, 1.25, wallBars(timber(4))) +
      place(300, 880, 1.4, mat(pigeon(9), 380)) +
      place(300, 866, 1.4, person(random, 'plank', { ...sporty, top: dandelion(6) })) +
      place(860, 900, 1.6, person(random, 'squat', { ...sporty, top: pistachio(8) })) +
      place(860, 900 - 186 * 1.6, 1.5, barbell(170, [granitt(10), pigeon(8)])) +
      place(1250, 930, 1.4, gymBall(apple(6), 84)) +
      place(1390, 960, 1.2, kettlebell()) +
      circle(dandelion(6), 640, 960, 34) +
      place(120, 980, 1.1, bottle(pistachio(9))),
  )
}
