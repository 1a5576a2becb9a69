import { adult } from './figures.ts'
import { lights } from './light.ts'
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
import { randomFrom } from './random.ts'
import { circle, drawing, ellipse, line, path, place, rect } from './shapes.ts'
import { trees } from './trees.ts'
import { kite } from './vehicles.ts'

/** A soft patch of colour behind a drawing of 640 × 460. */
export const field = (fill: string) =>
  path(
    fill,
    'M70 250Q30 110 170 70Q300 20 410 80Q560 70 570 220Q590 360 440 390Q300 430 180 392Q90 370 70 250Z',
  )

/** No bookings yet: a ball at rest beside a folded towel and a bottle. */
export const restingBall = () =>
  drawing(
    640,
    460,
    field(syrin(2)) +
      ellipse(syrin(4), 320, 372, 230, 22) +
      place(
        410,
        366,
        1,
        rect(pistachio(9), -110, -44, 220, 44, 20) +
          rect(pistachio(6), -104, -86, 208, 44, 20) +
          rect(apple(6), -110, -128, 220, 44, 20) +
          line(paper, 6, 'M-70 -44V-2M-52 -44V-2M40 -126V-86M60 -126V-86'),
      ) +
      place(
        212,
        288,
        1,
        circle(dandelion(6), 0, 0, 84) +
          line(dandelion(9), 7, 'M-84 0H84M0 -84V84M-60 -59Q-14 0 -60 59M60 -59Q14 0 60 59'),
      ) +
      place(
        550,
        372,
        1,
        rect(pigeon(8), -26, -150, 52, 150, 16) +
          rect(pigeon(4), -26, -100, 52, 34) +
          rect(granitt(10), -16, -178, 32, 34, 8),
      ) +
      line(syrin(6), 7, 'M130 150q20 -22 44 -8M470 120q18 -20 40 -8M300 96q14 -16 32 -6'),
  )

/** Page not found: a kite caught in a tree. */
export const caughtKite = () => {
  return drawing(
    640,
    460,
    field(pigeon(2)) +
      path(
        pistachio(6),
        'M60 300Q180 330 320 330T580 300Q570 372 440 390Q300 430 180 392Q90 370 60 300Z',
      ) +
      place(250, 376, 0.98, trees.oak(lights.spring)) +
      place(372, 150, 0.72, kite(), { turn: 38 }) +
      circle(lights.spring.leaves[1], 296, 120, 34) +
      circle(lights.spring.leaves[2], 330, 176, 26) +
      place(470, 384, 0.8, adult(randomFrom('walker one'), 'stand', false)) +
      line(
        pistachio(8),
        6,
        'M120 350l6 18m8 -26v28m14 -20l-6 18M560 340l6 18m8 -26v28m14 -20l-6 18',
      ),
  )
}

/** Something went wrong: a tipped-over cup. */
export const tippedCup = () =>
  drawing(
    640,
    460,
    field(apple(2)) +
      path(timber(4), 'M60 344H580Q560 380 440 392Q300 430 180 392Q90 380 60 344Z') +
      path(
        timber(8),
        'M110 350Q100 326 170 330Q230 320 330 340Q350 366 280 368Q240 388 190 372Q120 378 110 350Z',
      ) +
      path(timber(7), 'M150 350Q160 340 200 344Q220 352 190 358Q156 362 150 350Z') +
      place(
        400,
        262,
        1,
        line(syrin(7), 26, 'M30 -88Q34 -152 86 -136Q124 -116 96 -64') +
          path(syrin(6), 'M-92 -86H86Q120 -84 120 0Q120 84 86 86H-92Z') +
          path(syrin(4), 'M-40 -86H-6V86H-40Z') +
          ellipse(syrin(8), -92, 0, 34, 86) +
          ellipse(timber(9), -88, 14, 24, 66),
        { turn: -7 },
      ) +
      circle(timber(8), 130, 300, 10) +
      circle(timber(8), 96, 326, 7) +
      path(paper, 'M470 390l60 -14l14 22l-60 14Z') +
      line(
        mix(apple(6), paper, 0.2),
        7,
        'M210 130q20 -22 0 -46M256 150q20 -22 0 -46M164 152q20 -22 0 -46',
      ),
  )
