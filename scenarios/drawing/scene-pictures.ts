import {
  alarmClock,
  bigClock,
  bookPile,
  calendar,
  card,
  clipboard,
  coins,
  cookie,
  envelope,
  globe,
  monthSheet,
  padlock,
  passport,
  phone,
  piggyBank,
  receipt,
  shield,
  speechBubbles,
} from './desk-things.ts'
import { type DishName, dishRow } from './food.ts'
import { laptop } from './furniture.ts'
import { airport, examNight, frontDesk, office, ramp, studyTogether } from './page-rooms.ts'
import { apple, dandelion, granitt, paper, pigeon, pistachio, syrin, timber } from './palette.ts'
import { randomFrom } from './random.ts'
import { clock, garland, lamps, poster, shelf } from './room-decoration.ts'
import { type HueName, type Opening, pane, room, type View } from './rooms.ts'
import { circle, line, path, place, rect } from './shapes.ts'

/** Things in a row on a broad table by a window. */
const onTable = (
  hue: HueName,
  view: View,
  openings: readonly Opening[],
  things: readonly (readonly [part: string, x: number, size: number])[],
  seed: string,
  behind = '',
) =>
  room(
    { hue, view, openings, floorAt: 740, floor: 'plain' },
    seed,
    behind +
      rect(timber(3), -10, 740, 1556, 300) +
      rect(timber(6), -10, 734, 1556, 14) +
      line(timber(4), 5, 'M-10 830H560M640 830H1546M-10 940H300M400 940H1546') +
      things.map(([part, x, size]) => place(x, 880, size, part)).join(''),
  )

const dishes = (...names: DishName[]) => dishRow(names, 1, 0)

const clear = { light: 'clear', setting: 'town' } as const

/** Pictures for pages, by the name of the picture's file. */
export const scenePictures: ReadonlyMap<string, () => string> = new Map([
  ['page-exam-period', () => examNight('exam night')],
  ['page-office', () => office('office')],
  ['page-contact', () => frontDesk('front desk')],
  ['page-accessibility', () => ramp('ramp')],
  ['page-study-together', () => studyTogether('study together')],
  ['page-international', () => airport('airport')],
  [
    'page-opening-hours',
    () =>
      onTable(
        'butter',
        { light: 'morning', setting: 'town' },
        [pane(120, 80, 420, 450), pane(996, 80, 420, 450)],
        [
          [alarmClock(apple(7)), 330, 1.4],
          [dishes('bun'), 660, 1.1],
          [dishes('toGo'), 1040, 1.3],
          [bookPile(), 1300, 1],
        ],
        'hours',
        place(768, 520, 1.15, bigClock([-60, -240])),
      ),
  ],
  [
    'page-prices',
    () =>
      onTable(
        'lilac',
        { light: 'spring', setting: 'park' },
        [pane(470, 80, 596, 460)],
        [
          [card(syrin(9)), 330, 1.5],
          [coins(), 810, 1.4],
          [phone(monthSheet()), 1270, 1.15],
        ],
        'prices',
      ),
  ],
  [
    'page-booking',
    () =>
      onTable(
        'mist',
        { light: 'morning', setting: 'park' },
        [pane(120, 80, 460, 460)],
        [
          [calendar(), 380, 1.4],
          [phone(monthSheet()), 830, 1.5],
          [dishes('greenJuice'), 1150, 1.4],
          [dishes('fruit'), 1340, 0.9],
        ],
        'booking',
        place(1180, 540, 1.2, poster(randomFrom('booking poster'), 200, 270)),
      ),
  ],
  [
    'page-refund',
    () =>
      onTable(
        'care',
        { light: 'rain', setting: 'park' },
        [pane(520, 80, 496, 460)],
        [
          [receipt(), 300, 1.4],
          [
            phone(
              circle(pistachio(8), 0, -30, 44) +
                line(paper, 12, 'M-20 -30l14 16l28 -32') +
                line(pigeon(5), 10, 'M-44 50H44M-44 84H20'),
            ),
            700,
            1.4,
          ],
          [coins(), 1160, 1.3],
        ],
        'refund',
      ),
  ],
  [
    'page-deposit-account',
    () =>
      onTable(
        'mint',
        { light: 'clear', setting: 'fjord' },
        [{ x: 470, y: 70, w: 596, h: 520, shape: 'arch', columns: 2, rows: 2 }],
        [
          [globe(), 250, 1.4],
          [passport(), 600, 1.3],
          [piggyBank(), 940, 1.35],
          [clipboard(), 1300, 1.25],
        ],
        'deposit',
      ),
  ],
  [
    'page-privacy',
    () =>
      onTable(
        'navy',
        { light: 'night', setting: 'town' },
        [pane(940, 80, 470, 460)],
        [
          [shield(), 330, 1.6],
          [padlock(), 770, 1.4],
          [laptop(granitt(4)), 1180, 1.9],
        ],
        'privacy',
      ),
  ],
  [
    'page-cookies',
    () =>
      onTable(
        'rose',
        { light: 'morning', setting: 'town' },
        [pane(520, 80, 496, 440)],
        [
          [cookie(), 300, 1.5],
          [dishes('cup'), 640, 1.6],
          [cookie(), 960, 1.1],
          [laptop(), 1270, 1.9],
        ],
        'cookies',
      ),
  ],
  [
    'page-help',
    () =>
      onTable(
        'butter',
        { light: 'clear', setting: 'park' },
        [pane(100, 80, 420, 440)],
        [
          [envelope(), 300, 1.4],
          [
            phone(
              line(pigeon(5), 14, 'M-44 -90H20M-20 -50H44M-44 -10H0') +
                line(pistachio(7), 14, 'M-10 40H44'),
            ),
            700,
            1.4,
          ],
          [dishes('blueCup'), 1290, 1.4],
        ],
        'help',
        place(1080, 640, 1.6, speechBubbles()),
      ),
  ],
  [
    'page-allergens',
    () =>
      onTable(
        'mint',
        { light: 'spring', setting: 'orchard' },
        [pane(470, 80, 596, 430)],
        [
          [dishes('bread'), 240, 1.2],
          [dishes('fish'), 620, 1.1],
          [dishes('fruit'), 1000, 1.1],
          [clipboard(), 1320, 1.2],
        ],
        'allergens',
      ),
  ],
  [
    'page-coffee-card',
    () =>
      onTable(
        'forest',
        clear,
        [{ x: 560, y: 90, w: 416, h: 416, shape: 'round', columns: 2, rows: 2 }],
        [
          [dishes('toGo'), 260, 1.8],
          [card(apple(8)), 620, 1.4],
          [dishes('yellowCup'), 990, 1.7],
          [dishes('croissant'), 1310, 1.2],
        ],
        'coffee card',
      ),
  ],
  [
    'page-course-calendar',
    () =>
      onTable(
        'sand',
        { light: 'autumn', setting: 'hills' },
        [pane(940, 80, 470, 440)],
        [
          [calendar(), 350, 1.6],
          [bookPile(), 800, 1.3],
          [laptop(), 1230, 1.9],
        ],
        'courses',
        place(560, 360, 1.1, shelf(randomFrom('course shelf'), 330)) +
          place(700, 240, 1, clock(54, apple(8))),
      ),
  ],
  [
    'page-urgent-help',
    () =>
      onTable(
        'calm',
        { light: 'dusk', setting: 'hills' },
        [pane(120, 80, 520, 460)],
        [
          [
            phone(
              circle(apple(8), 0, -20, 54) +
                path(
                  paper,
                  'M-24 -34Q-10 10 24 24l14 -16l-22 -16l-10 8q-14 -10 -18 -26l10 -10l-12 -22Z',
                ),
            ),
            400,
            1.5,
          ],
          [dishes('teapot'), 800, 1.3],
          [dishes('blueCup'), 1180, 1.5],
        ],
        'urgent',
        garland('lights', 10, 40) +
          place(1180, 520, 1.1, poster(randomFrom('urgent poster'), 220, 260)),
      ),
  ],
  [
    'page-menu-plan',
    () =>
      onTable(
        'brick',
        { light: 'harvest', setting: 'fields' },
        [{ x: 520, y: 60, w: 496, h: 560, shape: 'arch', columns: 2, rows: 2 }],
        [
          [dishes('stew'), 300, 1.3],
          [dishes('pumpkinSoup'), 760, 1.4],
          [dishes('salad'), 1220, 1.4],
        ],
        'menu plan',
        lamps('cone', dandelion(5), [260, 1276], 250),
      ),
  ],
])
