import {
  chairRow,
  dentalChair,
  desk,
  deskLamp,
  examinationCouch,
  heartSign,
  heightChart,
  medicine,
  reception,
  scale,
  screen,
  sightChart,
  skeleton,
  tissueBox,
  tooth,
  toothbrush,
} from './clinic.ts'
import { armchair, bistroTable, chair, table } from './furniture.ts'
import { apple, dandelion, mix, paper, pigeon, pistachio, syrin, timber } from './palette.ts'
import { person } from './person.ts'
import { randomFrom } from './random.ts'
import { bigPlant, clock, lamps, poster, rug, shelf, slimPlant } from './room-decoration.ts'
import { pane, room } from './rooms.ts'
import { circle, line, place, rect } from './shapes.ts'
import { gymBall, mat, wallBars } from './training.ts'

const generalPractice = (seed: string) => {
  const random = randomFrom(seed)
  return room(
    {
      hue: 'clinic',
      view: { light: 'spring', setting: 'park' },
      openings: [pane(90, 90, 430, 420)],
      floorAt: 740,
      floor: 'tiles',
    },
    seed,
    place(660, 560, 1.05, sightChart()) +
      place(1430, 730, 1.2, heightChart()) +
      place(1190, 860, 1.3, examinationCouch()) +
      place(1150, 728, 1.3, person(random, 'sit', { sleeves: 'short' }), { flip: true }) +
      place(330, 880, 1.35, desk(timber(4))) +
      place(250, 628, 1.2, screen()) +
      place(480, 628, 1, medicine()) +
      place(790, 930, 1.65, person(random, 'talk', { over: 'labCoat', cut: 'bun' })),
  )
}

const conversation = (seed: string) => {
  const random = randomFrom(seed)
  return room(
    {
      hue: 'calm',
      view: { light: 'rose', setting: 'hills' },
      openings: [pane(568, 80, 400, 440)],
      floorAt: 730,
    },
    seed,
    lamps('globe', dandelion(5), [250, 1290], 210) +
      place(250, 640, 1, poster(random, 180, 240)) +
      place(1290, 640, 1, poster(random, 180, 240)) +
      place(768, 900, 1.2, rug(syrin(4), 560)) +
      place(90, 790, 1.2, bigPlant(syrin(7))) +
      place(
        430,
        880,
        1.5,
        armchair(syrin(8)) +
          place(-8, -8, 1, person(random, 'sit', { cut: 'curls', sleeves: 'long' })),
      ) +
      place(
        1106,
        880,
        1.5,
        armchair(pistachio(9)) +
          place(-8, -8, 1, person(random, 'sitTalk', { cut: 'bob', sleeves: 'long' })),
        { flip: true },
      ) +
      place(768, 920, 1, bistroTable(timber(5))) +
      place(768, 786, 0.8, tissueBox()),
  )
}

const dentist = (seed: string) => {
  const random = randomFrom(seed)
  return room(
    {
      hue: 'mist',
      view: { light: 'clear', setting: 'town' },
      openings: [pane(1000, 90, 430, 400)],
      floorAt: 740,
      floor: 'tiles',
    },
    seed,
    place(280, 470, 1.5, tooth(paper)) +
      circle(mix(pigeon(2), pigeon(6), 0.4), 280, 330, 10) +
      place(1330, 860, 1.2, desk(paper)) +
      place(1330, 632, 1, screen(pistachio(3))) +
      place(720, 900, 1.55, dentalChair(pigeon(8))) +
      place(360, 940, 1.6, person(random, 'hold', { over: 'labCoat', cut: 'cap' })) +
      place(1110, 940, 1.6, person(random, 'talk', { over: 'labCoat', cut: 'bob' }), {
        flip: true,
      }),
  )
}

const physiotherapy = (seed: string) => {
  const random = randomFrom(seed)
  return room(
    {
      hue: 'care',
      view: { light: 'morning', setting: 'park' },
      openings: [pane(560, 90, 420, 430)],
      floorAt: 730,
    },
    seed,
    place(230, 730, 1.2, wallBars(timber(5))) +
      place(1400, 850, 1.1, skeleton()) +
      place(520, 930, 1.5, mat(pistachio(8), 420)) +
      place(520, 914, 1.5, person(random, 'plank', { sleeves: 'short', barefoot: true })) +
      place(
        990,
        930,
        1.6,
        person(random, 'kneel', { top: pigeon(8), cut: 'bun', sleeves: 'short' }),
        { flip: true },
      ) +
      place(1240, 950, 1.4, gymBall(syrin(7), 80)),
  )
}

const waitingRoom = (seed: string) => {
  const random = randomFrom(seed)
  return room(
    {
      hue: 'clinic',
      view: { light: 'harvest', setting: 'town' },
      openings: [pane(1010, 90, 420, 430)],
      floorAt: 740,
    },
    seed,
    place(380, 300, 1.3, heartSign()) +
      lamps('cone', pistachio(9), [860], 200) +
      place(300, 800, 1.5, person(random, 'talk', { top: pigeon(8), cut: 'bun' })) +
      place(380, 870, 1.35, reception(pistachio(9))) +
      place(590, 548, 0.95, screen()) +
      place(1180, 830, 1.35, chairRow(3, pigeon(8))) +
      place(1010, 832, 1.35, person(random, 'sitRead', { sleeves: 'long' })) +
      place(1340, 832, 1.35, person(random, 'sit', {}), { flip: true }) +
      place(760, 960, 1.6, person(random, 'walk', { over: 'backpack' }), { flip: true }) +
      place(90, 960, 1.1, slimPlant(apple(7))),
  )
}

const vaccination = (seed: string) => {
  const random = randomFrom(seed)
  return room(
    {
      hue: 'rose',
      view: { light: 'winter', setting: 'park' },
      openings: [pane(100, 90, 420, 420)],
      floorAt: 740,
      floor: 'tiles',
    },
    seed,
    place(1200, 420, 1.1, shelf(random, 330)) +
      place(1440, 240, 1, clock(56, pistachio(10))) +
      place(1230, 870, 1.25, desk(paper, 420)) +
      place(1150, 634, 1, medicine()) +
      place(1290, 634, 0.9, tissueBox()) +
      place(330, 900, 1.1, scale()) +
      place(
        620,
        930,
        1.5,
        chair(pigeon(8)) + place(-6, 0, 1, person(random, 'sit', { sleeves: 'none' })),
      ) +
      place(940, 940, 1.6, person(random, 'hold', { over: 'labCoat', cut: 'scarf' }), {
        flip: true,
      }),
  )
}

const cleanTeeth = (seed: string) => {
  return room(
    {
      hue: 'mint',
      view: { light: 'spring', setting: 'orchard' },
      openings: [{ x: 500, y: 80, w: 536, h: 480, shape: 'arch', columns: 2, rows: 2 }],
      floorAt: 730,
      floor: 'plain',
    },
    seed,
    rect(paper, -10, 730, 1556, 310) +
      line(
        pigeon(2),
        8,
        'M-10 800H1546M-10 900H1546M200 740V800M600 740V800M1000 740V800M1400 740V800M400 810V900M800 810V900M1200 810V900',
      ) +
      place(340, 830, 1.5, tooth(pigeon(1))) +
      place(
        640,
        830,
        1.2,
        rect(pigeon(6), -60, -150, 120, 150, 16) +
          place(-16, -40, 1, toothbrush(apple(7)), { turn: -10 }) +
          place(26, -40, 1, toothbrush(dandelion(6)), { turn: 14 }) +
          rect(pigeon(7), -60, -110, 120, 110, 16),
      ) +
      place(950, 830, 1.1, slimPlant(apple(7))) +
      place(1230, 830, 1.4, medicine()),
  )
}

const lateTalk = (seed: string) => {
  const random = randomFrom(seed)
  return room(
    {
      hue: 'navy',
      view: { light: 'night', setting: 'town' },
      openings: [pane(880, 80, 540, 470, 3)],
      floorAt: 740,
    },
    seed,
    lamps('cone', dandelion(6), [430], 250) +
      place(430, 900, 1.5, table(460, timber(6))) +
      place(560, 705, 1.1, deskLamp(apple(7))) +
      place(
        290,
        900,
        1.5,
        chair(apple(7)) +
          place(-6, 0, 1, person(random, 'sitTalk', { sleeves: 'long', cut: 'bun' }, '')),
      ) +
      rect(pigeon(12), 398, 574, 24, 50, 6) +
      place(1240, 880, 1.3, bigPlant(syrin(8))),
  )
}

/** Pictures of health services, by the name of the picture's file. */
export const clinicPictures: ReadonlyMap<string, () => string> = new Map([
  ['health-gp', () => generalPractice('gp')],
  ['health-conversation', () => conversation('conversation')],
  ['health-dentist', () => dentist('dentist')],
  ['health-physiotherapy', () => physiotherapy('physiotherapy')],
  ['health-waiting-room', () => waitingRoom('waiting room')],
  ['health-vaccination', () => vaccination('vaccination')],
  ['health-clean-teeth', () => cleanTeeth('clean teeth')],
  ['health-late-talk', () => lateTalk('late talk')],
])
