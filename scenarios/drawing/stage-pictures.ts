import { apple, dandelion, granitt, mix, pigeon, pistachio, syrin, timber } from './palette.ts'
import { person } from './person.ts'
import { randomFrom } from './random.ts'
import { lamps } from './room-decoration.ts'
import { hues, room } from './rooms.ts'
import { circle, line, path, place, rect } from './shapes.ts'
import {
  audience,
  auditorium,
  chart,
  drumKit,
  guitar,
  lectern,
  loudspeaker,
  microphoneStand,
  projection,
  spotlights,
} from './stage.ts'

export const concert = (seed: string) => {
  const random = randomFrom(seed)
  return room(
    { hue: 'plum', floorAt: 760, floor: 'plain' },
    seed,
    spotlights(hues.plum.wall, 760, [apple(6), dandelion(5), pigeon(5), apple(6)]) +
      rect(syrin(12), -10, 750, 1556, 300) +
      rect(timber(7), 60, 720, 1416, 60, 10) +
      place(160, 722, 1.2, loudspeaker()) +
      place(1376, 722, 1.2, loudspeaker()) +
      place(800, 722, 1.15, drumKit()) +
      place(
        520,
        740,
        1.35,
        person(random, 'guitar', { cut: 'bob', top: pistachio(8) }, guitar(apple(7))),
      ) +
      place(1060, 740, 1.35, person(random, 'sing', { cut: 'curls', top: dandelion(6) })) +
      place(1130, 740, 1.3, microphoneStand()) +
      audience(random, [granitt(10), syrin(9), pigeon(10), syrin(8)]),
  )
}

export const film = (seed: string) => {
  const random = randomFrom(seed)
  return room(
    { hue: 'navy', floorAt: 760, floor: 'plain' },
    seed,
    path(mix(pigeon(11), dandelion(4), 0.2), 'M768 1000L300 130H1236Z') +
      place(
        768,
        330,
        1,
        projection(
          940,
          470,
          rect(apple(3), -470, -235, 940, 470) +
            circle(dandelion(6), 220, -60, 90) +
            path(syrin(6), 'M-470 235V60Q-260 -90 -80 40Q120 -70 470 100V235Z') +
            path(syrin(9), 'M-470 235V160Q-200 60 60 150T470 170V235Z') +
            place(
              -180,
              170,
              0.9,
              path(granitt(11), 'M-60 0V-70H60V0Z') + path(granitt(11), 'M-76 -66L0 -126L76 -66Z'),
            ),
        ),
      ) +
      rect(apple(9), -10, 60, 130, 720) +
      rect(apple(9), 1416, 60, 130, 720) +
      line(apple(10), 12, 'M30 70V780M80 70V780M1460 70V780M1510 70V780') +
      audience(random, [pigeon(9), syrin(9), apple(9), pistachio(10)], 1.1),
  )
}

export const lecture = (seed: string) => {
  const random = randomFrom(seed)
  return room(
    { hue: 'sand', floorAt: 640 },
    seed,
    lamps('cone', apple(7), [260, 1276], 170) +
      place(768, 320, 1, projection(820, 400, place(0, 10, 1.2, chart()))) +
      place(230, 650, 1.15, lectern()) +
      place(
        380,
        660,
        1.35,
        person(random, 'point', { sleeves: 'long', cut: 'bun', top: pistachio(9) }),
      ) +
      auditorium(random),
  )
}
