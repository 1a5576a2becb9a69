import { espressoMachine, pastryCase, servingPans } from './counter-things.ts'
import { type DishName, dishes, dishRow } from './food.ts'
import {
  armchair,
  bistroTable,
  chair,
  counter,
  laptopBack,
  openBook,
  slattedCounter,
  stool,
  table,
} from './furniture.ts'
import { granitt, mix, paper, timber } from './palette.ts'
import { type Outfit, person } from './person.ts'
import type { PersonPose } from './person-poses.ts'
import { type Random, randomFrom } from './random.ts'
import {
  bigPlant,
  clock,
  garland,
  lamps,
  menuBoard,
  poster,
  shelf,
  slimPlant,
} from './room-decoration.ts'
import { type Hue, type HueName, hues, type Opening, room, type View } from './rooms.ts'
import { line, path, place, rect } from './shapes.ts'

type LampKind = Parameters<typeof lamps>[0]

const tray = (names: readonly DishName[]) =>
  place(
    66,
    -142,
    1,
    rect(granitt(4), -64, -8, 128, 12, 6) + place(0, -6, 1, dishRow(names, 0.42, 4)),
  )

export type CounterPlan = {
  hue: HueName
  view: View
  openings: readonly Opening[]
  /** Where the middle of the counter is, and how wide it is. */
  at: number
  width: number
  slatted?: boolean
  /** From the left end of the counter to the right. */
  onTop: readonly ('staff' | 'machine' | 'pans' | 'pastries' | DishName)[]
  behind: 'board' | 'shelves' | 'both'
  boardAt: number
  lamps: LampKind
  chef?: boolean
  guests: readonly { x: number; pose: PersonPose; carries?: readonly DishName[] }[]
  extra?: 'stools' | 'plant' | 'flags' | 'lights' | 'clock'
}

const topPart = (name: CounterPlan['onTop'][number], hue: Hue) => {
  switch (name) {
    case 'staff':
      return { part: '', width: 190 }
    case 'machine':
      return { part: espressoMachine(hue.accent), width: 320 }
    case 'pans':
      return { part: servingPans(), width: 430 }
    case 'pastries':
      return { part: pastryCase(), width: 380 }
    default:
      return {
        part: place(0, 0, 0.66, dishes[name].draw()),
        width: Math.round(dishes[name].width * 0.66),
      }
  }
}

/** A counter with somebody behind it and somebody in front. */
export const counterScene = (plan: CounterPlan, seed: string) => {
  const random = randomFrom(seed)
  const hue: Hue = hues[plan.hue]
  const { at, width } = plan
  const size = 1.3
  const foot = 860
  const parts = plan.onTop.map((name) => topPart(name, hue))
  const gap = (width - 60 - parts.reduce((sum, part) => sum + part.width, 0)) / (parts.length + 1)
  let cursor = -width / 2 + 30
  const staff: number[] = []
  const goods = parts
    .map(({ part, width: own }) => {
      const x = cursor + gap + own / 2
      cursor += gap + own
      if (part === '') staff.push(at + x * size * 0.92)
      return place(x, -262, 1, part)
    })
    .join('')
  const outfit: Outfit = {
    over: 'apron',
    overColour: hue.second,
    top: paper,
    ...(plan.chef && { headwear: 'chef' as const }),
  }
  const wallParts =
    (plan.behind !== 'shelves' ? place(plan.boardAt, 390, 1.1, menuBoard(random)) : '') +
    (plan.behind !== 'board'
      ? place(plan.behind === 'both' ? at + 190 : plan.boardAt, 300, 1.1, shelf(random, 330)) +
        place(plan.behind === 'both' ? at + 190 : plan.boardAt, 440, 1.1, shelf(random, 330))
      : '')
  const lampSpots = [at - width * 0.3, at, at + width * 0.3].map(Math.round)
  const extra = () => {
    switch (plan.extra) {
      case 'stools':
        return [-0.28, 0, 0.28]
          .map((share) => place(at + width * share, 960, 1.3, stool(hue.accent)))
          .join('')
      case 'plant':
        return place(at > 768 ? 130 : 1410, 900, 1.5, bigPlant(hue.accent))
      case 'flags':
        return garland('flags', 20)
      case 'lights':
        return garland('lights', 20)
      case 'clock':
        return place(at > 768 ? 1440 : 96, 250, 1, clock(58, hue.second))
      default:
        return ''
    }
  }
  return room(
    { hue: plan.hue, view: plan.view, openings: plan.openings, floorAt: 760, panelAt: 560 },
    seed,
    wallParts +
      lamps(plan.lamps, hue.accent, lampSpots, 138) +
      staff
        .map((x) => place(x, 830, 1.5, person(random, 'talk', outfit), { flip: x > at }))
        .join('') +
      place(
        at,
        foot,
        size * 0.92,
        (plan.slatted
          ? slattedCounter(width, hue.second, timber(5))
          : counter(width, hue.second, timber(5))) + goods,
      ) +
      (plan.extra === 'stools' || plan.extra === 'plant' ? extra() : '') +
      plan.guests
        .map(({ x, pose, carries }) =>
          place(x, 950, 1.55, person(random, pose, {}, carries ? tray(carries) : ''), {
            flip: x > at,
          }),
        )
        .join('') +
      (plan.extra === 'stools' || plan.extra === 'plant' ? '' : extra()),
  )
}

export type HallPlan = {
  hue: HueName
  view: View
  openings: readonly Opening[]
  lamps: LampKind
  tableKind: 'long' | 'round'
  /** What lies on each table. */
  tables: readonly (readonly DishName[])[]
  extra?: 'plants' | 'posters' | 'lights' | 'flags' | 'armchairs' | 'laptops'
  passer?: readonly DishName[]
}

const pairAt = (random: Random, hue: Hue, size: number, reach: number) => {
  const colours = [hue.accent, hue.second]
  return (
    place(-reach, 0, size, chair(colours[0] ?? paper) + place(-6, 0, 1, person(random, 'sit'))) +
    place(reach, 0, size, chair(colours[1] ?? paper) + place(-6, 0, 1, person(random, 'sitTalk')), {
      flip: true,
    })
  )
}

/** A dining room with people at tables in front of large windows. */
export const hallScene = (plan: HallPlan, seed: string) => {
  const random = randomFrom(seed)
  const hue: Hue = hues[plan.hue]
  const count = plan.tables.length
  const top = mix(timber(4), hue.accent, 0.12)
  const places = plan.tables.map((names, index) => {
    const x = ((index + 0.5) * 1536) / count
    const size = count > 2 ? 1.28 : 1.5
    const reach = count > 2 ? 168 : plan.tableKind === 'long' ? 262 : 206
    const y = index % 2 ? 930 : 900
    const board =
      plan.tableKind === 'long'
        ? place(0, 0, size, table(count > 2 ? 230 : 330, top))
        : place(0, 0, size, bistroTable(top))
    const above = plan.tableKind === 'long' ? 130 : 134
    return place(
      x,
      y,
      1,
      pairAt(random, hue, size, reach) +
        board +
        place(0, -above * size, 1, dishRow(names, count > 2 ? 0.5 : 0.66, 10)),
    )
  })
  const extra = () => {
    switch (plan.extra) {
      case 'plants':
        return (
          place(70, 800, 1.2, bigPlant(hue.accent)) + place(1470, 800, 1.2, slimPlant(hue.second))
        )
      case 'posters':
        return (
          place(110, 420, 1, poster(random, 130, 190)) +
          place(1426, 420, 1, poster(random, 130, 190))
        )
      case 'lights':
      case 'flags':
        return garland(plan.extra, 16, 56)
      case 'armchairs':
        return (
          place(110, 830, 1.15, armchair(hue.accent)) + place(1430, 830, 1.15, armchair(hue.second))
        )
      case 'laptops':
        return place(
          768,
          800,
          1.1,
          table(760, timber(5)) +
            place(-220, -130, 1, laptopBack()) +
            place(0, -130, 1, openBook()) +
            place(230, -130, 1, laptopBack()),
        )
      default:
        return ''
    }
  }
  const spots = plan.tables.map((_, index) => Math.round(((index + 0.5) * 1536) / count))
  return room(
    { hue: plan.hue, view: plan.view, openings: plan.openings, floorAt: 720 },
    seed,
    extra() +
      lamps(plan.lamps, hue.accent, spots, 230) +
      (plan.passer ? place(768, 830, 1.3, person(random, 'hold', {}, tray(plan.passer))) : '') +
      places.join(''),
  )
}

export type TablePlan = {
  hue: HueName
  view: View
  openings: readonly Opening[]
  dishes: readonly DishName[]
  lamps?: LampKind
  cloth?: 'checks' | 'runner'
  extra?: 'flags' | 'lights' | 'shelves' | 'plant'
}

/** A table close up, in front of a window. */
export const tableScene = (plan: TablePlan, seed: string) => {
  const random = randomFrom(seed)
  const hue: Hue = hues[plan.hue]
  const upright = (colour: string, from: number, step: number, width: number) => {
    let bands = ''
    for (let x = from; x < 1546; x += step) bands += `M${x} 740h${width}v300h${-width}Z`
    return path(colour, bands)
  }
  const cloth = () => {
    switch (plan.cloth) {
      case 'checks':
        return (
          upright(mix(hue.accent, paper, 0.5), 20, 150, 76) +
          path(mix(hue.accent, paper, 0.4), 'M-10 790H1546V862H-10ZM-10 936H1546V1008H-10Z')
        )
      case 'runner':
        return path(mix(hue.accent, paper, 0.25), 'M440 740H1096L1140 1040H396Z')
      default:
        return line(timber(4), 5, 'M-10 870H620M700 870H1546M-10 960H320M420 960H1546')
    }
  }
  const total = plan.dishes.reduce((sum, name) => sum + dishes[name].width, 0)
  const size = Math.min(2.2, (1400 - plan.dishes.length * 14) / total)
  const topColour = plan.cloth === 'checks' ? paper : timber(3)
  return room(
    { hue: plan.hue, view: plan.view, openings: plan.openings, floorAt: 730, floor: 'plain' },
    seed,
    (plan.extra === 'shelves'
      ? place(250, 330, 1.2, shelf(random, 300)) + place(1286, 330, 1.2, shelf(random, 300))
      : plan.extra === 'flags' || plan.extra === 'lights'
        ? garland(plan.extra, 14, 50)
        : plan.extra === 'plant'
          ? place(1380, 800, 1.5, slimPlant(hue.accent))
          : '') +
      (plan.lamps ? lamps(plan.lamps, hue.accent, [430, 1106], 220) : '') +
      rect(topColour, -10, 740, 1556, 300) +
      cloth() +
      rect(mix(topColour, granitt(11), 0.08), -10, 732, 1556, 16) +
      place(768, 872, 1, dishRow(plan.dishes, size, 14)),
  )
}
