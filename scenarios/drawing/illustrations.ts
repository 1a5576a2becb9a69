import { heartSign } from './clinic.ts'
import {
  alarmClock,
  bookPile,
  calendar,
  clipboard,
  cookie,
  envelope,
  globe,
  keys,
  phone,
  piggyBank,
  receipt,
  speechBubbles,
  suitcase,
} from './desk-things.ts'
import { dishRow } from './food.ts'
import { apple, dandelion, paper, pigeon, pistachio, syrin } from './palette.ts'
import { drawing, ellipse, line, place } from './shapes.ts'
import { field } from './still-drawings.ts'
import { bottle, kettlebell, racket, rolledMat, shuttlecock } from './training.ts'

const illustration = (patch: string, shadow: string, things: string) => () =>
  drawing(
    640,
    460,
    field(patch) +
      ellipse(shadow, 320, 384, 220, 20) +
      things +
      line(shadow, 7, 'M110 170q20 -22 44 -8M490 130q18 -20 40 -8M300 84q14 -16 32 -6'),
  )

/** Small drawings beside texts, 640 × 460, by the name of the picture's file. */
export const illustrations: ReadonlyMap<string, () => string> = new Map([
  ['illustration-calendar', illustration(pigeon(2), pigeon(4), place(320, 380, 1.05, calendar()))],
  [
    'illustration-training',
    illustration(
      syrin(2),
      syrin(4),
      place(200, 380, 1.1, kettlebell()) +
        place(350, 380, 1.1, rolledMat(apple(7))) +
        place(480, 380, 1.2, bottle()),
    ),
  ],
  [
    'illustration-badminton',
    illustration(
      pistachio(2),
      pistachio(4),
      place(260, 384, 1.3, racket(), { turn: -18 }) +
        place(420, 360, 1.2, shuttlecock(), { turn: 24 }),
    ),
  ],
  ['illustration-health', illustration(apple(2), apple(4), place(320, 270, 1.7, heartSign()))],
  [
    'illustration-lunch',
    illustration(dandelion(2), dandelion(4), place(320, 380, 1, dishRow(['soup', 'bread'], 1, 0))),
  ],
  [
    'illustration-coffee',
    illustration(pistachio(2), pistachio(4), place(320, 380, 1, dishRow(['cup', 'bun'], 1.1, 0))),
  ],
  [
    'illustration-suitcase',
    illustration(
      syrin(2),
      syrin(4),
      place(250, 386, 0.95, suitcase()) + place(430, 380, 0.9, globe()),
    ),
  ],
  [
    'illustration-savings',
    illustration(pistachio(2), pistachio(4), place(320, 384, 1.15, piggyBank())),
  ],
  [
    'illustration-books',
    illustration(
      dandelion(2),
      dandelion(4),
      place(290, 384, 1.1, bookPile()) + place(470, 384, 0.9, dishRow(['toGo'], 1)),
    ),
  ],
  ['illustration-keys', illustration(pigeon(2), pigeon(4), place(320, 384, 1.3, keys()))],
  [
    'illustration-receipt',
    illustration(
      apple(2),
      apple(4),
      place(260, 384, 1.05, receipt()) + place(430, 384, 0.9, phone()),
    ),
  ],
  ['illustration-talk', illustration(pigeon(2), pigeon(4), place(330, 384, 1.05, speechBubbles()))],
  ['illustration-letter', illustration(syrin(2), syrin(4), place(320, 370, 1.2, envelope(paper)))],
  [
    'illustration-clock',
    illustration(dandelion(2), dandelion(4), place(320, 384, 1.25, alarmClock(apple(7)))),
  ],
  [
    'illustration-checklist',
    illustration(pistachio(2), pistachio(4), place(320, 386, 1.1, clipboard())),
  ],
  [
    'illustration-cookies',
    illustration(
      apple(2),
      apple(4),
      place(260, 380, 1.1, cookie()) + place(440, 384, 0.7, cookie()),
    ),
  ],
])
