import { dishRow } from './food.ts'
import { chair, laptopBack, sofa, stool, table } from './furniture.ts'
import { hike, market, volleyball } from './outing-pictures.ts'
import { apple, dandelion, mix, paper, pigeon, pistachio, syrin, timber } from './palette.ts'
import { person } from './person.ts'
import { randomFrom } from './random.ts'
import {
  bigPlant,
  confetti,
  garland,
  lamps,
  menuBoard,
  noticeBoard,
  rug,
  shelf,
} from './room-decoration.ts'
import { room } from './rooms.ts'
import { line, path, place, rect } from './shapes.ts'
import { ballotBox, boardGame } from './stage.ts'
import { concert, film, lecture } from './stage-pictures.ts'
import { baristaAtWork, developer, fairOfJobs, workshop } from './work-pictures.ts'

const quiz = (seed: string) => {
  const random = randomFrom(seed)
  return room(
    {
      hue: 'forest',
      view: { light: 'dusk', setting: 'town' },
      openings: [{ x: 1060, y: 90, w: 380, h: 380, shape: 'round', columns: 2, rows: 2 }],
      floorAt: 740,
    },
    seed,
    place(330, 420, 1.2, menuBoard(random)) +
      lamps('bulb', dandelion(6), [768], 200) +
      place(768, 800, 1.35, person(random, 'sing', { cut: 'bob', top: apple(7) })) +
      place(220, 930, 1.45, chair(dandelion(6)) + place(-6, 0, 1, person(random, 'sitTalk', {}))) +
      place(700, 940, 1.45, chair(dandelion(6)) + place(-6, 0, 1, person(random, 'sit', {})), {
        flip: true,
      }) +
      place(460, 950, 1.4, table(280, timber(5)) + place(0, -130, 1, boardGame())) +
      place(1330, 930, 1.45, chair(apple(7)) + place(-6, 0, 1, person(random, 'sitTalk', {})), {
        flip: true,
      }) +
      place(880, 940, 1.45, chair(apple(7)) + place(-6, 0, 1, person(random, 'sit', {}))) +
      place(
        1110,
        950,
        1.4,
        table(260, timber(5)) + place(0, -130, 1, dishRow(['juice', 'burger'], 0.6, 10)),
      ) +
      garland('lights', 14, 40),
  )
}

const cooking = (seed: string) => {
  const random = randomFrom(seed)
  const outfit = (fill: string) => ({ over: 'apron', overColour: fill, sleeves: 'short' }) as const
  return room(
    {
      hue: 'butter',
      view: { light: 'spring', setting: 'orchard' },
      openings: [{ x: 560, y: 90, w: 416, h: 400, columns: 2, rows: 2 }],
      floorAt: 760,
      floor: 'tiles',
    },
    seed,
    place(270, 400, 1.2, shelf(random, 360)) +
      place(1266, 400, 1.2, shelf(random, 360)) +
      lamps('drum', apple(7), [400, 1136], 180) +
      place(
        330,
        830,
        1.55,
        person(random, 'hold', outfit(apple(8)), place(60, -150, 0.5, dishRow(['salad'], 1))),
      ) +
      place(780, 830, 1.55, person(random, 'talk', outfit(pistachio(9)))) +
      place(1200, 830, 1.55, person(random, 'hold', outfit(pigeon(9))), { flip: true }) +
      rect(pistachio(10), 110, 660, 1316, 300, 10) +
      line(pistachio(9), 8, 'M440 700V940M770 700V940M1100 700V940') +
      rect(timber(4), 80, 630, 1376, 40, 10) +
      place(530, 630, 0.9, dishRow(['stew'], 1)) +
      place(960, 630, 0.8, dishRow(['bread', 'carafe'], 1)),
  )
}

const assembly = (seed: string) => {
  const random = randomFrom(seed)
  return room(
    {
      hue: 'rose',
      view: { light: 'autumn', setting: 'park' },
      openings: [{ x: 90, y: 80, w: 420, h: 470, shape: 'arch', columns: 2, rows: 2 }],
      floorAt: 740,
    },
    seed,
    place(1230, 540, 1.4, noticeBoard(random)) +
      place(768, 830, 1.5, table(420, timber(5))) +
      place(700, 635, 1.1, ballotBox()) +
      place(930, 635, 0.8, laptopBack()) +
      place(
        420,
        950,
        1.6,
        person(random, 'hold', { cut: 'bob' }, path(paper, 'M44 -176L104 -186L110 -120L50 -110Z')),
      ) +
      place(200, 960, 1.6, person(random, 'talk', { sleeves: 'long' })) +
      place(1120, 950, 1.6, person(random, 'cheer', { cut: 'curls' })) +
      place(1380, 960, 1.6, person(random, 'wave', { cut: 'cap' }), { flip: true }),
  )
}

const calmEvening = (seed: string) => {
  const random = randomFrom(seed)
  return room(
    {
      hue: 'calm',
      view: { light: 'lilac', setting: 'lake' },
      openings: [{ x: 480, y: 80, w: 576, h: 440, columns: 3, rows: 1 }],
      floorAt: 740,
    },
    seed,
    lamps('globe', dandelion(5), [220, 1316], 220) +
      place(768, 930, 1.2, rug(syrin(4), 600)) +
      place(768, 820, 1.2, sofa(syrin(8), 520)) +
      place(660, 815, 1.35, person(random, 'sitRead', { sleeves: 'long' })) +
      place(880, 815, 1.35, person(random, 'sit', { sleeves: 'long' })) +
      place(240, 940, 1.45, stool(apple(6)) + place(0, -36, 1, person(random, 'sitTalk', {}))) +
      place(
        1300,
        940,
        1.45,
        stool(pistachio(8)) + place(0, -36, 1, person(random, 'sit', { cut: 'bun' })),
        { flip: true },
      ) +
      place(90, 790, 1.1, bigPlant(apple(6))),
  )
}

const breakfast = (seed: string) => {
  const random = randomFrom(seed)
  return room(
    {
      hue: 'mist',
      view: { light: 'morning', setting: 'town' },
      openings: [120, 580, 1040].map((x) => ({ x, y: 80, w: 376, h: 420, columns: 2, rows: 2 })),
      floorAt: 740,
    },
    seed,
    garland('flags', 10, 30) +
      place(
        270,
        820,
        1.5,
        person(random, 'hold', { sleeves: 'long' }, place(66, -142, 0.5, dishRow(['cup'], 1))),
      ) +
      place(768, 820, 1.5, person(random, 'talk', { over: 'apron', overColour: apple(8) })) +
      place(1290, 820, 1.5, person(random, 'wave', {}), { flip: true }) +
      rect(paper, 60, 690, 1416, 300, 12) +
      path(apple(5), 'M60 960H1476V990H60Z') +
      rect(mix(paper, pigeon(4), 0.4), 60, 690, 1416, 26, 8) +
      place(768, 700, 1, dishRow(['bread', 'fruit', 'waffles', 'teapot', 'yellowCup'], 0.86, 30)),
  )
}

const party = (seed: string) => {
  const random = randomFrom(seed)
  return room(
    {
      hue: 'lilac',
      view: { light: 'dusk', setting: 'fjord' },
      openings: [{ x: 420, y: 90, w: 696, h: 480, shape: 'square', columns: 3, rows: 1 }],
      floorAt: 740,
    },
    seed,
    garland('lights', 20, 60) +
      confetti(random, 40, 480) +
      place(230, 930, 1.6, person(random, 'cheer', {})) +
      place(560, 950, 1.6, person(random, 'hold', {}, place(66, -142, 0.5, dishRow(['cake'], 1)))) +
      place(960, 950, 1.6, person(random, 'cheer', { cut: 'bob' })) +
      place(1290, 930, 1.6, person(random, 'wave', {}), { flip: true }),
  )
}

/** Pictures for events and vacancies, by the name of the picture's file. */
export const eventPictures: ReadonlyMap<string, () => string> = new Map([
  ['event-concert', () => concert('concert')],
  ['event-film', () => film('film')],
  ['event-lecture', () => lecture('lecture')],
  ['event-workshop', () => workshop('workshop')],
  ['event-quiz', () => quiz('quiz')],
  ['event-cooking', () => cooking('cooking')],
  ['event-market', () => market('market')],
  ['event-assembly', () => assembly('assembly')],
  ['event-hike', () => hike('hike')],
  ['event-volleyball', () => volleyball('volleyball')],
  ['event-calm-evening', () => calmEvening('calm evening')],
  ['event-breakfast', () => breakfast('breakfast')],
  ['event-career-day', () => fairOfJobs('career day')],
  ['event-party', () => party('party')],
  ['job-barista', () => baristaAtWork('barista')],
  ['job-developer', () => developer('developer')],
])
