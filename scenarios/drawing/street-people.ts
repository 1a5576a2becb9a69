import { apple, dandelion, granitt, paper, pigeon, pistachio, syrin, timber } from './palette.ts'
import { type Outfit, person } from './person.ts'
import type { PersonPose } from './person-poses.ts'
import type { Random } from './random.ts'
import { circle, line, path, place, rect, ring } from './shapes.ts'

const passer = (pose: PersonPose, outfit: Outfit) => (random: Random) =>
  person(random, pose, outfit)

const cyclist = (frame: string) => (random: Random) =>
  ring(granitt(10), 9, -74, -52, 48) +
  ring(granitt(10), 9, 82, -52, 48) +
  line(frame, 10, 'M-74 -52L-34 -126H50L6 -52ZM6 -52L-40 -142M82 -52L46 -146L66 -156') +
  rect(granitt(11), -58, -152, 44, 12, 6) +
  place(-14, -4, 1, person(random, 'ride', { sleeves: 'long' }))

const reader = (random: Random) =>
  line(granitt(9), 11, 'M-130 0V-84M130 0V-84') +
  rect(timber(6), -160, -96, 320, 18, 8) +
  rect(timber(6), -160, -170, 320, 18, 8) +
  place(
    -30,
    -2,
    1,
    person(
      random,
      'sitRead',
      { cut: 'bun' },
      place(
        72,
        -150,
        0.5,
        path(apple(8), 'M-90 0L-84 -34H84L90 0Z') +
          path(paper, 'M0 -6Q-40 -30 -82 -12V-76Q-40 -92 0 -70Q40 -92 82 -76V-12Q40 -30 0 -6Z'),
      ),
    ),
  ) +
  place(
    110,
    -96,
    0.6,
    path(paper, 'M-46 -150H46L34 0H-34Z') + rect(pistachio(9), -42, -108, 84, 68),
  )

const talkers = (random: Random) =>
  place(-66, 0, 1, person(random, 'talk', { over: 'backpack', overColour: apple(7) })) +
  place(76, 0, 1, person(random, 'talk', { sleeves: 'long' }), { flip: true })

const parasolTable = () =>
  line(granitt(9), 12, 'M0 0V-300') +
  path(apple(7), 'M-180 -250Q-150 -350 0 -358Q150 -350 180 -250Z') +
  path(
    paper,
    'M-90 -250Q-80 -346 0 -358Q-20 -346 -30 -250ZM90 -250Q80 -346 0 -358Q20 -346 30 -250Z',
  ) +
  rect(timber(6), -90, -124, 180, 16, 8) +
  rect(paper, -60, -158, 34, 34, 6) +
  rect(dandelion(6), 26, -150, 34, 26, 6) +
  place(
    -130,
    0,
    0.9,
    line(granitt(9), 9, 'M-34 0L-28 -80M34 0L28 -80') +
      rect(pigeon(8), -42, -92, 84, 16, 8) +
      rect(pigeon(8), -46, -180, 18, 96, 8),
  ) +
  place(
    130,
    0,
    0.9,
    line(granitt(9), 9, 'M-34 0L-28 -80M34 0L28 -80') +
      rect(pigeon(8), -42, -92, 84, 16, 8) +
      rect(pigeon(8), 28, -180, 18, 96, 8),
  )

const cafeGuests = (random: Random) =>
  rect(timber(6), -86, -130, 172, 18, 8) +
  line(granitt(9), 12, 'M0 0V-112M-46 0H46') +
  place(
    -150,
    0,
    1,
    line(granitt(9), 9, 'M-34 0L-28 -80M34 0L28 -80') +
      rect(dandelion(6), -44, -96, 88, 18, 8) +
      person(random, 'sit'),
  ) +
  place(
    150,
    0,
    1,
    line(granitt(9), 9, 'M-34 0L-28 -80M34 0L28 -80') +
      rect(dandelion(6), -44, -96, 88, 18, 8) +
      person(random, 'sitTalk'),
    { flip: true },
  ) +
  rect(paper, -46, -166, 32, 36, 6) +
  rect(apple(7), 18, -158, 32, 28, 6)

const signBoard = () =>
  line(timber(8), 10, 'M-54 0L-40 -190M54 0L40 -190') +
  rect(timber(7), -62, -196, 124, 160, 6) +
  rect(granitt(10), -52, -186, 104, 140, 3) +
  path(dandelion(5), 'M-24 -150h44v26q-2 22 -22 22t-22 -22Z') +
  ring(dandelion(5), 6, 26, -136, 10) +
  line(granitt(3), 5, 'M-34 -84h68M-24 -66h48')

const bikeRack = () => {
  const bike = (frame: string) =>
    ring(granitt(10), 8, -62, -44, 40) +
    ring(granitt(10), 8, 66, -44, 40) +
    line(frame, 8, 'M-62 -44L-28 -104H38L4 -44ZM4 -44L-34 -118M66 -44L38 -120L56 -128') +
    rect(granitt(11), -52, -126, 40, 10, 5)
  return (
    line(granitt(6), 9, 'M-180 0V-60H180V0M-60 0V-60M60 0V-60') +
    place(-110, 0, 1, bike(apple(8))) +
    place(10, 4, 1, bike(pistachio(9))) +
    place(128, 0, 1, bike(dandelion(7)))
  )
}

const excavator = () =>
  line(dandelion(7), 26, 'M40 -130L130 -250L220 -170') +
  line(dandelion(6), 20, 'M220 -170L214 -80') +
  path(granitt(9), 'M180 -90H250Q250 -30 206 -30Q186 -40 180 -90Z') +
  rect(dandelion(6), -120, -170, 190, 90, 16) +
  path(dandelion(6), 'M-110 -166V-230Q-110 -250 -90 -250H-10L20 -166Z') +
  path(pigeon(3), 'M-92 -174V-220Q-92 -232 -80 -232H-22L-2 -174Z') +
  rect(granitt(10), -150, -72, 260, 72, 36) +
  circle(granitt(6), -112, -36, 22) +
  circle(granitt(6), -20, -36, 22) +
  circle(granitt(6), 72, -36, 22)

const mixerTruck = () =>
  place(
    -40,
    -120,
    1,
    path(paper, 'M-130 -40Q-60 -110 60 -80L110 -20L60 40Q-60 60 -130 20Z') +
      path(
        apple(7),
        'M-60 -80Q-40 -10 -70 46L-34 50Q-4 -10 -24 -86ZM20 -84Q34 -10 20 46L52 40L66 -74Z',
      ),
    { turn: -6 },
  ) +
  path(pigeon(8), 'M110 -40V-190H170Q200 -180 206 -120V-40Z') +
  path(pigeon(3), 'M130 -176H166Q184 -168 188 -126H130Z') +
  rect(granitt(9), -190, -56, 400, 26, 6) +
  [-130, -60, 150]
    .map((x) => circle(granitt(11), x, -32, 34) + circle(granitt(5), x, -32, 14))
    .join('')

const builders = (random: Random) =>
  place(
    -80,
    0,
    1,
    person(random, 'point', { over: 'vest', headwear: 'helmet', cut: 'cap', sleeves: 'long' }),
  ) +
  place(
    70,
    0,
    1,
    person(
      random,
      'hold',
      { over: 'vest', headwear: 'helmet', cut: 'bob', sleeves: 'long' },
      path(pigeon(2), 'M10 -190L104 -176L98 -124L4 -138Z') +
        line(pigeon(8), 4, 'M22 -176l60 10M20 -160l40 6'),
    ),
    { flip: true },
  )

const bricks = () => {
  let d = ''
  for (let row = 0; row < 5; row += 1) {
    for (let column = 0; column < 6 - row; column += 1) {
      d += `M${-140 + row * 22 + column * 46} ${-row * 30}h40v-26h-40Z`
    }
  }
  return path(apple(9), d) + line(timber(7), 12, 'M-150 4H140')
}

const fence = () =>
  rect(paper, -190, -110, 380, 40, 6) +
  path(
    apple(7),
    'M-190 -110h50l-30 40h-20ZM-90 -110h50l-30 40h-50ZM10 -110h50l-30 40h-50ZM110 -110h50l-30 40h-50Z',
  ) +
  line(granitt(8), 10, 'M-150 -70V0M150 -70V0M-176 0H-124M124 0H176')

const banner = () =>
  line(timber(8), 10, 'M-150 0V-250M150 0V-250') +
  path(syrin(8), 'M-150 -246Q0 -216 150 -246V-150Q0 -120 -150 -150Z') +
  path(dandelion(5), 'M-20 -216l9 20l22 2l-17 15l5 21l-19 -11l-19 11l5 -21l-17 -15l22 -2Z') +
  line(
    paper,
    7,
    'M-110 -208q30 8 60 11M50 -197q30 -3 60 -11M-110 -180q30 8 60 11M50 -169q30 -3 60 -11',
  )

const gardeners = (random: Random) =>
  place(-60, 0, 1, person(random, 'kneel', { over: 'apron' })) +
  place(
    110,
    0,
    1,
    path(apple(7), 'M-46 -70H46L34 0H-34Z') +
      line(pistachio(10), 6, 'M0 -70V-150') +
      path(pistachio(9), 'M0 -130q-34 -40 0 -96q34 56 0 96ZM0 -100q-50 0 -60 -50q50 6 60 50Z'),
  )

/** People and things of streets and building sites, with their width in pixels. */
export const street = {
  walkerPack: { draw: passer('walk', { over: 'backpack' }), width: 150 },
  walkerBlue: {
    draw: passer('walk', { over: 'backpack', overColour: pigeon(9), sleeves: 'long' }),
    width: 150,
  },
  runner: { draw: passer('run', { sleeves: 'none', shorts: true }), width: 220 },
  waver: { draw: passer('wave', { over: 'backpack', overColour: syrin(8) }), width: 150 },
  nurse: { draw: passer('wave', { over: 'labCoat', cut: 'bun' }), width: 150 },
  talkers: { draw: talkers, width: 300 },
  cyclist: { draw: cyclist(apple(8)), width: 280 },
  cyclistGreen: { draw: cyclist(pistachio(9)), width: 280 },
  reader: { draw: reader, width: 340 },
  parasolTable: { draw: parasolTable, width: 380 },
  cafeGuests: { draw: cafeGuests, width: 440 },
  signBoard: { draw: signBoard, width: 150 },
  bikeRack: { draw: bikeRack, width: 400 },
  excavator: { draw: excavator, width: 420 },
  mixerTruck: { draw: mixerTruck, width: 430 },
  builders: { draw: builders, width: 330 },
  bricks: { draw: bricks, width: 300 },
  fence: { draw: fence, width: 400 },
  banner: { draw: banner, width: 330 },
  gardeners: { draw: gardeners, width: 330 },
} as const
