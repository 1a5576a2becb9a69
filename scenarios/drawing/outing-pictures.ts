import { dishRow } from './food.ts'
import { openBook } from './furniture.ts'
import { fieldUnder, groundLine, settings } from './land.ts'
import { lights } from './light.ts'
import { apple, dandelion, paper, pigeon, pistachio, syrin, timber } from './palette.ts'
import { person } from './person.ts'
import { randomFrom } from './random.ts'
import { garland } from './room-decoration.ts'
import { room } from './rooms.ts'
import { circle, drawing, line, path, place, rect } from './shapes.ts'
import { sky } from './sky.ts'
import { boardGame, campTent, stall } from './stage.ts'
import { netAndPosts } from './training.ts'
import { trees } from './trees.ts'

export const market = (seed: string) => {
  const light = lights.harvest
  const random = randomFrom(seed)
  const ground = groundLine(random, 640, 16)
  return drawing(
    1536,
    1024,
    sky(light, random, { mark: 'none', orbX: 1240, orbY: 180, orbRadius: 86, markX: 0 }) +
      settings.town(light, random) +
      fieldUnder(light.ground, ground) +
      place(60, 720, 1.2, trees.leaf(light, random)) +
      place(1490, 730, 1.2, trees.oak(light)) +
      garland('flags', 90, 60) +
      fieldUnder(light.path, groundLine(random, 780, 14)) +
      place(340, 860, 1.15, stall(apple(7), dishRow(['bread', 'cake'], 0.7))) +
      place(
        800,
        850,
        1.15,
        stall(pistachio(8), place(-90, 0, 0.8, boardGame()) + place(90, 0, 0.7, openBook())),
      ) +
      place(1240, 860, 1.15, stall(syrin(8), dishRow(['fruit', 'toGo', 'bun'], 0.66))) +
      place(560, 950, 1.45, person(random, 'talk', { over: 'backpack' }), { flip: true }) +
      place(1020, 960, 1.45, person(random, 'walk', { over: 'backpack', overColour: apple(8) })) +
      place(130, 960, 1.45, person(random, 'wave', { sleeves: 'long' })),
  )
}

export const hike = (seed: string) => {
  const light = lights.autumn
  const random = randomFrom(seed)
  return drawing(
    1536,
    1024,
    sky(light, random, { mark: 'none', orbX: 1100, orbY: 210, orbRadius: 100, markX: 0 }) +
      settings.mountains(light, random) +
      fieldUnder(light.ground, groundLine(random, 700, 30)) +
      place(110, 780, 1.3, trees.birch(light, random)) +
      place(1440, 800, 1.4, trees.spruce(light, random)) +
      place(1260, 760, 0.9, trees.birch(light, random)) +
      path(light.path, 'M620 720Q500 820 760 880T700 1034H1000Q1060 900 800 830T680 720Z') +
      place(1080, 860, 1.15, campTent(apple(7))) +
      place(
        400,
        910,
        1.5,
        person(random, 'walk', {
          over: 'backpack',
          overColour: apple(8),
          sleeves: 'long',
          cut: 'hat',
        }),
      ) +
      place(
        650,
        950,
        1.6,
        person(random, 'walk', {
          over: 'backpack',
          overColour: pistachio(10),
          sleeves: 'long',
          cut: 'bun',
        }),
      ) +
      place(
        880,
        960,
        1.6,
        person(random, 'point', { over: 'backpack', overColour: pigeon(9), sleeves: 'long' }),
      ),
  )
}

export const volleyball = (seed: string) => {
  const random = randomFrom(seed)
  const sporty = { sleeves: 'none', shorts: true } as const
  return room(
    {
      hue: 'hall',
      view: { light: 'spring', setting: 'forest' },
      openings: [{ x: 60, y: 50, w: 1416, h: 220, columns: 6, rows: 1 }],
      floorAt: 660,
      floor: 'plain',
    },
    seed,
    rect(timber(4), 0, 660, 1536, 380) +
      line(paper, 9, 'M120 720H1416L1530 1000H6ZM768 720V1000') +
      place(768, 880, 1.5, netAndPosts(300, 330)) +
      circle(dandelion(5), 640, 300, 52) +
      line(
        pigeon(8),
        7,
        'M592 284Q640 270 690 290M604 340Q630 300 640 250M680 336Q650 300 690 270',
      ) +
      place(430, 930, 1.55, person(random, 'lift', { ...sporty, top: apple(7) })) +
      place(190, 880, 1.4, person(random, 'cheer', { ...sporty, top: apple(7) })) +
      place(1090, 930, 1.55, person(random, 'cheer', { ...sporty, top: pistachio(9) })) +
      place(1350, 890, 1.4, person(random, 'squat', { ...sporty, top: pistachio(9) })),
  )
}
