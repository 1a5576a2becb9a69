import { desk, screen } from './clinic.ts'
import { espressoMachine } from './counter-things.ts'
import { dishRow } from './food.ts'
import { bookcase, chair, laptopBack, openBook, table } from './furniture.ts'
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
import { randomFrom } from './random.ts'
import { bigPlant, shelf } from './room-decoration.ts'
import { room } from './rooms.ts'
import { circle, line, place, rect } from './shapes.ts'

export const workshop = (seed: string) => {
  const random = randomFrom(seed)
  return room(
    {
      hue: 'mint',
      view: { light: 'clear', setting: 'park' },
      openings: [{ x: 1000, y: 90, w: 440, h: 430, columns: 2, rows: 2 }],
      floorAt: 740,
    },
    seed,
    rect(paper, 110, 90, 720, 400, 8) +
      line(granitt(5), 10, 'M110 500H830') +
      rect(dandelion(4), 160, 140, 120, 110, 4) +
      rect(apple(5), 310, 140, 120, 110, 4) +
      rect(pigeon(4), 160, 290, 120, 110, 4) +
      rect(pistachio(5), 460, 220, 120, 110, 4) +
      line(
        syrin(8),
        9,
        'M290 195h14M440 210q20 10 16 40M290 340q90 20 160 -40M620 160h150M620 210h110M620 260h140',
      ) +
      place(
        900,
        800,
        1.45,
        person(random, 'point', { cut: 'scarf', sleeves: 'long', top: dandelion(6) }),
        { flip: true },
      ) +
      place(300, 940, 1.4, chair(apple(7)) + place(-6, 0, 1, person(random, 'sit', {}))) +
      place(1236, 940, 1.4, chair(syrin(8)) + place(-6, 0, 1, person(random, 'sitTalk', {})), {
        flip: true,
      }) +
      place(768, 950, 1.5, table(600, timber(4))) +
      place(560, 755, 1.1, laptopBack()) +
      place(780, 755, 1, openBook()) +
      place(990, 755, 1.1, laptopBack(syrin(6))),
  )
}

export const fairOfJobs = (seed: string) => {
  const random = randomFrom(seed)
  const stand = (fill: string) =>
    rect(fill, -170, -420, 340, 420, 8) +
    rect(mix(fill, paper, 0.6), -140, -380, 280, 110, 6) +
    circle(fill, -90, -325, 34) +
    line(fill, 12, 'M-30 -340H110M-30 -306H70') +
    rect(mix(fill, granitt(11), 0.2), -190, -170, 380, 170, 6) +
    rect(paper, -200, -186, 400, 22, 6)
  return room(
    {
      hue: 'butter',
      view: { light: 'clear', setting: 'town' },
      openings: [{ x: 60, y: 50, w: 1416, h: 230, columns: 6, rows: 1 }],
      floorAt: 740,
      floor: 'tiles',
    },
    seed,
    place(290, 850, 1.15, stand(pigeon(8))) +
      place(768, 840, 1.15, stand(apple(8))) +
      place(1250, 850, 1.15, stand(pistachio(9))) +
      place(540, 950, 1.5, person(random, 'talk', { over: 'backpack' }), { flip: true }) +
      place(
        1010,
        960,
        1.5,
        person(random, 'walk', { sleeves: 'long', over: 'backpack', overColour: syrin(8) }),
      ) +
      place(110, 960, 1.5, person(random, 'talk', { sleeves: 'long' })),
  )
}

export const baristaAtWork = (seed: string) => {
  const random = randomFrom(seed)
  return room(
    {
      hue: 'brick',
      view: { light: 'morning', setting: 'tram' },
      openings: [{ x: 900, y: 90, w: 520, h: 420, columns: 3, rows: 2 }],
      floorAt: 760,
    },
    seed,
    place(330, 340, 1.3, shelf(random, 420, timber(4))) +
      place(
        1000,
        840,
        1.7,
        person(
          random,
          'hold',
          { over: 'apron', overColour: pistachio(10), top: paper, cut: 'curls' },
          place(66, -150, 0.5, dishRow(['cup'], 1)),
        ),
      ) +
      rect(timber(4), -10, 700, 1556, 330) +
      line(timber(6), 10, 'M200 740V1024M500 740V1024M800 740V1024M1100 740V1024M1400 740V1024') +
      rect(timber(3), -10, 680, 1556, 40) +
      place(400, 684, 1.5, espressoMachine(dandelion(6))) +
      place(1330, 684, 1.1, dishRow(['bun', 'toGo'], 0.9)),
  )
}

export const developer = (seed: string) => {
  const random = randomFrom(seed)
  return room(
    {
      hue: 'forest',
      view: { light: 'rain', setting: 'town' },
      openings: [{ x: 110, y: 90, w: 420, h: 430, columns: 2, rows: 2 }],
      floorAt: 740,
    },
    seed,
    place(1310, 750, 1.1, bookcase(random, 330, 4, timber(6))) +
      place(780, 920, 1.5, desk(timber(4), 520)) +
      place(700, 636, 1.3, screen(pistachio(2))) +
      place(960, 636, 1.2, screen(syrin(2))) +
      place(
        470,
        940,
        1.6,
        chair(apple(7)) +
          place(
            -6,
            0,
            1,
            person(random, 'sit', {
              headwear: 'headphones',
              sleeves: 'long',
              top: dandelion(6),
              cut: 'bob',
            }),
          ),
      ) +
      place(150, 930, 1.4, bigPlant(apple(7))),
  )
}
