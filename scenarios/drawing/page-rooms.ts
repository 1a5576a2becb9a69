import { desk, deskLamp, reception, screen } from './clinic.ts'
import { bookPile, suitcase } from './desk-things.ts'
import { dishRow } from './food.ts'
import { bookcase, chair, laptop, laptopBack, openBook, stool, table } from './furniture.ts'
import { apple, dandelion, granitt, paper, pigeon, pistachio, syrin, timber } from './palette.ts'
import { person } from './person.ts'
import { randomFrom } from './random.ts'
import { bigPlant, lamps, noticeBoard, slimPlant } from './room-decoration.ts'
import { pane, room } from './rooms.ts'
import { circle, line, path, place, rect } from './shapes.ts'

export const examNight = (seed: string) => {
  const random = randomFrom(seed)
  return room(
    {
      hue: 'plum',
      view: { light: 'night', setting: 'town' },
      openings: [pane(120, 90, 470, 460)],
      floorAt: 760,
    },
    seed,
    place(1330, 770, 1.1, bookcase(random, 330, 4, timber(6))) +
      place(760, 900, 1.6, table(620, timber(5))) +
      place(480, 690, 1, bookPile()) +
      place(700, 692, 1.25, openBook()) +
      place(1010, 692, 1.3, deskLamp(dandelion(6))) +
      place(880, 692, 0.7, dishRow(['cup'], 1, 0)) +
      place(
        480,
        910,
        1.6,
        chair(apple(7)) +
          place(
            -6,
            0,
            1,
            person(random, 'sitRead', { sleeves: 'long', cut: 'bun', top: dandelion(6) }),
          ),
      ),
  )
}

export const office = (seed: string) => {
  const random = randomFrom(seed)
  return room(
    {
      hue: 'mist',
      view: { light: 'clear', setting: 'tram' },
      openings: [pane(90, 90, 560, 420, 3)],
      floorAt: 740,
    },
    seed,
    place(1180, 540, 1.3, noticeBoard(random)) +
      place(330, 880, 1.35, desk(timber(4), 480)) +
      place(330, 624, 1.15, screen(pistachio(3))) +
      place(120, 900, 1.5, stool(apple(7))) +
      place(
        790,
        940,
        1.6,
        person(random, 'hold', { sleeves: 'long', cut: 'bob' }, place(56, -150, 0.9, laptop())),
      ) +
      place(1090, 940, 1.6, person(random, 'talk', { sleeves: 'long', cut: 'curls' }), {
        flip: true,
      }) +
      place(1420, 920, 1.4, bigPlant(apple(7))),
  )
}

export const frontDesk = (seed: string) => {
  const random = randomFrom(seed)
  return room(
    {
      hue: 'butter',
      view: { light: 'spring', setting: 'park' },
      openings: [pane(1000, 90, 430, 430)],
      floorAt: 740,
    },
    seed,
    lamps('cone', pistachio(9), [330, 690], 210) +
      place(1430, 880, 1.3, slimPlant(apple(7))) +
      place(
        400,
        810,
        1.5,
        person(random, 'talk', { top: pistachio(9), headwear: 'headphones', cut: 'bob' }),
      ) +
      place(700, 810, 1.5, person(random, 'wave', { top: pistachio(9), cut: 'cap' })) +
      place(540, 890, 1.4, reception(pigeon(9))) +
      place(260, 554, 1, screen()) +
      place(1080, 950, 1.6, person(random, 'talk', { over: 'backpack', overColour: apple(8) }), {
        flip: true,
      }),
  )
}

export const ramp = (seed: string) => {
  const random = randomFrom(seed)
  const wheelchair =
    line(granitt(9), 12, 'M-70 -60V-176M-70 -96H50L86 -16') +
    circle(granitt(10), -34, -54, 56) +
    circle(pigeon(3), -34, -54, 44) +
    circle(granitt(10), 84, -16, 16)
  return room(
    {
      hue: 'mint',
      view: { light: 'morning', setting: 'park' },
      openings: [{ x: 120, y: 70, w: 520, h: 560, shape: 'arch', columns: 2, rows: 3 }],
      floorAt: 740,
    },
    seed,
    rect(paper, 940, 190, 300, 560, 10) +
      rect(pistachio(9), 960, 210, 260, 540, 6) +
      rect(pigeon(4), 1000, 250, 180, 240, 6) +
      circle(dandelion(6), 1196, 500, 14) +
      rect(pigeon(8), 1300, 420, 100, 100, 16) +
      circle(paper, 1350, 470, 24) +
      path(timber(6), 'M520 900L960 750H1260V900Z') +
      line(
        timber(8),
        11,
        'M560 800L960 650H1260M560 800V890M760 726V820M960 650V750M1260 650V750',
      ) +
      place(
        420,
        950,
        1.55,
        wheelchair +
          place(
            -20,
            -4,
            1,
            person(random, 'sitTalk', { sleeves: 'long', top: apple(7), cut: 'curls' }),
          ),
      ) +
      place(1390, 950, 1.6, person(random, 'wave', { cut: 'bob', top: syrin(8) }), { flip: true }),
  )
}

export const studyTogether = (seed: string) => {
  const random = randomFrom(seed)
  return room(
    {
      hue: 'sand',
      view: { light: 'autumn', setting: 'park' },
      openings: [pane(90, 80, 420, 470), pane(1026, 80, 420, 470)],
      floorAt: 740,
    },
    seed,
    place(768, 740, 1.1, bookcase(random, 400, 5, timber(7))) +
      place(
        330,
        920,
        1.45,
        chair(apple(7)) + place(-6, 0, 1, person(random, 'sitRead', { sleeves: 'long' })),
      ) +
      place(1206, 920, 1.45, chair(pigeon(8)) + place(-6, 0, 1, person(random, 'sitTalk', {})), {
        flip: true,
      }) +
      place(768, 930, 1.5, table(560, timber(4))) +
      place(560, 734, 1.1, laptopBack()) +
      place(790, 734, 1.1, openBook()) +
      place(1000, 734, 1, dishRow(['toGo'], 1, 0)),
  )
}

export const airport = (seed: string) => {
  const random = randomFrom(seed)
  const plane =
    path(paper, 'M-170 0Q-150 -30 -60 -30H130Q180 -20 180 0Q180 18 130 20H-60Q-140 20 -170 0Z') +
    path(apple(8), 'M-150 -8L-190 -80H-150L-96 -26Z') +
    path(pigeon(4), 'M-20 6L-70 90H-30L70 8Z') +
    line(pigeon(8), 8, 'M10 -10h4M44 -10h4M78 -10h4M112 -10h4')
  return room(
    {
      hue: 'lilac',
      view: { light: 'rose', setting: 'fjord' },
      openings: [pane(-20, 70, 1576, 580, 5, 1)],
      floorAt: 740,
      floor: 'tiles',
    },
    seed,
    place(1130, 240, 1.2, plane, { turn: -10 }) +
      line(paper, 8, 'M820 300H930M800 340H900') +
      place(
        500,
        930,
        1.7,
        person(random, 'wave', {
          over: 'backpack',
          overColour: pistachio(9),
          cut: 'scarf',
          sleeves: 'long',
        }),
      ) +
      place(720, 940, 1.25, suitcase(apple(8))) +
      place(300, 940, 1, suitcase(syrin(8))) +
      place(
        1110,
        930,
        1.7,
        person(random, 'walk', { cut: 'cap', sleeves: 'long', top: pigeon(8) }),
        { flip: true },
      ) +
      place(1290, 940, 1.1, suitcase(dandelion(7))),
  )
}
