import { houseColours } from './house-parts.ts'
import type { Light } from './light.ts'
import { apple, dandelion, granitt, mix, paper, pistachio, timber } from './palette.ts'
import type { Random } from './random.ts'
import { circle, curveThrough, ellipse, line, path, place, rect, round } from './shapes.ts'
import { smallTree } from './trees.ts'
import { ferry, lighthouse, metroViaduct, sailBoat, tram } from './vehicles.ts'

export type GroundLine = (x: number) => number

/** A soft hill line through knots every 256 px. */
export const groundLine = (random: Random, height: number, swing: number): GroundLine => {
  const [first, second] = [random.between(0, 6.28), random.between(0, 6.28)]
  return (x) =>
    height + swing * (Math.sin(x / 330 + first) * 0.6 + Math.sin(x / 560 + second) * 0.4)
}

export const fieldUnder = (fill: string, ground: GroundLine) => {
  const points = Array.from(
    { length: 9 },
    (_, index) => [index * 208 - 16, ground(index * 208 - 16)] as const,
  )
  return path(fill, `M${curveThrough(points)}V1034H-16Z`)
}

/** A dark ridge of spruce tops in one path. */
const sprucesAlong = (
  fill: string,
  ground: GroundLine,
  random: Random,
  low: number,
  high: number,
) => {
  let d = `M-10 1030L-10 ${Math.round(ground(-10))}`
  let at = Math.round(ground(-10))
  for (let x = -10; x < 1560; ) {
    const width = random.between(44, 76)
    const foot = Math.round(ground(x + width / 2))
    const top = Math.round(foot - random.between(low, high))
    d += `l${Math.round(width * 0.5)} ${Math.round(top - at)}l${Math.round(width * 0.5)} ${Math.round(foot - 14 - top)}`
    at = top + Math.round(foot - 14 - top)
    x += Math.round(width * 0.5) * 2
  }
  return path(fill, `${d}V1030Z`)
}

const peak = (light: Light, x: number, foot: number, half: number, tall: number, fill: string) => {
  const y = foot - tall
  const cap = tall * 0.3
  const at = (share: number) => round(x + half * share)
  return (
    path(
      fill,
      `M${at(-1)} ${round(foot)}L${at(-0.06)} ${round(y + 14)}Q${round(x)} ${round(y)} ${at(0.06)} ${round(y + 14)}L${at(1)} ${round(foot)}Z`,
    ) +
    path(
      light.snow || light.weather !== 'stars' ? paper : light.cloud,
      `M${at(-0.3)} ${round(y + cap)}L${at(-0.06)} ${round(y + 14)}Q${round(x)} ${round(y)} ${at(0.06)} ${round(y + 14)}L${at(0.3)} ${round(y + cap)}L${at(0.14)} ${round(y + cap * 0.8)}L${at(0.02)} ${round(y + cap * 1.25)}L${at(-0.12)} ${round(y + cap * 0.85)}Z`,
    )
  )
}

const ripples = (light: Light, random: Random, top: number, bottom: number) =>
  line(
    light.ripple,
    5,
    Array.from(
      { length: 12 },
      () =>
        `M${Math.round(random.between(20, 1480))} ${Math.round(random.between(top + 16, bottom))}h${Math.round(random.between(30, 110))}`,
    ).join(''),
  )

const waterBelow = (light: Light, random: Random, top: number) =>
  rect(light.water, -10, top, 1556, 1040 - top) + ripples(light, random, top, top + 150)

const island = (light: Light, random: Random, x: number, y: number) =>
  place(
    x,
    y,
    random.between(0.7, 1.1),
    ellipse(light.near, 0, 0, 150, 34) +
      rect(light.water, -160, 0, 320, 40) +
      path(light.spruce[0], 'M-78 -16L-52 -120L-26 -18ZM0 -22L24 -96L48 -20Z') +
      path(light.spruce[1], 'M-40 -20L-10 -150L20 -22ZM38 -18L58 -80L78 -14Z'),
  )

const skyline = (light: Light, random: Random, foot: number) => {
  const walls = Object.values(houseColours).map((paint) => mix(paint.wall, light.skyBand, 0.45))
  const roofs = Object.values(houseColours).map((paint) => mix(paint.roof, light.skyBand, 0.45))
  let houses = ''
  let panes = ''
  for (let x = -30; x < 1540; ) {
    const width = Math.round(random.between(120, 190))
    const tall = Math.round(random.between(150, 310))
    const wall = random.pick(walls)
    houses += rect(wall, x, foot - tall, width, tall + 60)
    const roof = random.pick(roofs)
    houses += random.chance(0.5)
      ? path(
          roof,
          `M${round(x - 8)} ${round(foot - tall)}L${round(x + width / 2)} ${round(foot - tall - 66)}L${round(x + width + 8)} ${round(foot - tall)}Z`,
        )
      : path(roof, `M${round(x - 6)} ${round(foot - tall)}l22 -40h${round(width - 32)}l22 40Z`)
    for (let row = 0; row < Math.floor((tall - 40) / 74); row += 1) {
      const y = Math.round(foot - tall + 26 + row * 74)
      panes += `M${Math.round(x + width * 0.2)} ${y}h22v34h-22Zm${Math.round(width * 0.44)} 0h22v34h-22Z`
    }
    x += width + 6
  }
  return houses + path(mix(light.glass, light.skyBand, 0.2), panes)
}

const hills = (light: Light, random: Random) =>
  fieldUnder(light.far, groundLine(random, 500, 90)) +
  fieldUnder(light.near, groundLine(random, 590, 60))

/** Backgrounds, from the horizon to where the ground begins; `open` is the x away from the house. */
export const settings = {
  hills,
  forest: (light: Light, random: Random) =>
    sprucesAlong(light.far, groundLine(random, 540, 40), random, 120, 240) +
    sprucesAlong(
      mix(light.spruce[0], light.far, light.snow ? 0.35 : 0.4),
      groundLine(random, 640, 30),
      random,
      120,
      220,
    ),
  mountains: (light: Light, random: Random) => {
    const shift = random.between(-140, 140)
    return (
      peak(light, 330 + shift, 660, 420, random.between(360, 460), light.far) +
      peak(light, 1240 + shift, 660, 460, random.between(340, 440), light.far) +
      peak(
        light,
        790 + shift,
        680,
        420,
        random.between(240, 330),
        mix(light.far, granitt(9), 0.18),
      ) +
      fieldUnder(light.near, groundLine(random, 610, 40))
    )
  },
  fjord: (light: Light, random: Random, open: number) =>
    fieldUnder(light.far, groundLine(random, 440, 60)) +
    fieldUnder(mix(light.far, light.near, 0.5), groundLine(random, 500, 50)) +
    waterBelow(light, random, 545) +
    island(light, random, random.between(300, 1200), 566) +
    place(open + random.between(-300, 0), 610, 0.7, sailBoat()) +
    place(open + random.between(60, 360), 594, 0.5, random.chance(0.5) ? sailBoat() : ferry(light)),
  lake: (light: Light, random: Random) =>
    sprucesAlong(
      mix(light.spruce[0], light.far, 0.45),
      groundLine(random, 530, 24),
      random,
      90,
      190,
    ) +
    waterBelow(light, random, 540) +
    ellipse(mix(light.water, light.ripple, 0.4), random.between(300, 1200), 590, 240, 12),
  coast: (light: Light, random: Random, open: number) => {
    const x = open + random.between(-160, 160)
    return (
      waterBelow(light, random, 480) +
      path(
        mix(granitt(5), light.far, 0.4),
        `M${round(x - 240)} 640Q${round(x - 160)} 520 ${round(x)} 530T${round(x + 240)} 640Z`,
      ) +
      place(x, 540, 1.05, lighthouse(light)) +
      place(1536 - open + random.between(-80, 220), 560, 0.6, sailBoat())
    )
  },
  town: (light: Light, random: Random) =>
    skyline(light, random, 640) + fieldUnder(light.near, groundLine(random, 640, 16)),
  tram: (light: Light, random: Random, open: number) =>
    skyline(light, random, 600) +
    rect(light.path, -10, 588, 1560, 200) +
    place(open + random.between(-60, 60), 668, 1.05, tram(light)),
  metro: (light: Light, random: Random, open: number) =>
    fieldUnder(light.far, groundLine(random, 400, 60)) +
    sprucesAlong(
      mix(light.far, light.spruce[0], 0.4),
      groundLine(random, 560, 24),
      random,
      70,
      150,
    ) +
    place(0, 430, 1, metroViaduct(light, open)) +
    fieldUnder(light.near, groundLine(random, 660, 24)),
  fields: (light: Light, random: Random) => {
    const stripes = [light.far, dandelion(5), light.near, pistachio(8), dandelion(4)]
    return stripes
      .map((fill, index) =>
        fieldUnder(
          light.snow ? mix(fill, paper, 0.7) : fill,
          groundLine(random, 450 + index * 46, 46 - index * 6),
        ),
      )
      .join('')
  },
  orchard: (light: Light, random: Random) => {
    const ground = groundLine(random, 560, 40)
    const fruitTree =
      smallTree(light, random) + circle(apple(8), -30, -170, 16) + circle(apple(8), 34, -220, 16)
    const row = (y: number, scale: number) =>
      Array.from({ length: 7 }, (_, index) => {
        const x = index * 250 + random.between(-60, 60)
        return place(x, ground(x) + y, scale, fruitTree)
      }).join('')
    return (
      fieldUnder(light.far, groundLine(random, 470, 60)) +
      fieldUnder(light.near, ground) +
      row(20, 0.42)
    )
  },
  park: (light: Light, random: Random) => {
    const ground = groundLine(random, 600, 30)
    return (
      fieldUnder(light.far, groundLine(random, 500, 50)) +
      [80, 260, 470, 700, 930, 1140, 1330, 1480]
        .map((x) => place(x, ground(x) + 8, random.between(0.4, 0.62), smallTree(light, random)))
        .join('') +
      fieldUnder(light.near, ground)
    )
  },
} as const

export type SettingName = keyof typeof settings

/** Flowers, tufts or snow heaps along the lower edge, between `left` and `right`. */
export const undergrowth = (light: Light, random: Random, ground: GroundLine) => {
  const spots = Array.from({ length: 9 }, () => {
    const x = Math.round(random.between(20, 1516))
    return [x, Math.round(ground(x) + random.between(60, 250))] as const
  })
  return light.snow
    ? line(light.shade, 18, spots.map(([x, y]) => `M${x} ${y}h${(x % 9) * 12}`).join(''))
    : line(
        light.shade,
        6,
        spots.map(([x, y]) => `M${x - 14} ${y - 22}l8 22m6 -30v30m14 -22l-8 22`).join(''),
      )
}

/** Plants close to us in the lower corners; they frame the picture. */
export const foreground = (light: Light, random: Random, side: 'left' | 'right') => {
  const hump = side === 'left'
  const corner = hump
    ? path(
        light.front,
        `M-10 1030V${round(random.between(900, 950))}Q240 ${round(random.between(880, 930))} 620 1030Z`,
      )
    : path(
        light.front,
        `M1546 1030V${round(random.between(900, 950))}Q1300 ${round(random.between(880, 930))} 920 1030Z`,
      )
  if (light.snow) return corner
  let stems = ''
  let leaves = ''
  let blooms = ''
  for (let index = 0; index < 6; index += 1) {
    const x = Math.round(
      (hump ? 30 : 1506) + (hump ? 1 : -1) * (index * 74 + random.between(-14, 14)),
    )
    const top = Math.round(930 - random.between(20, 90) + index * 16)
    const fill = random.pick(light.flowers)
    stems += `M${x} ${top}V1030`
    leaves += `M${x} ${top + 62}q16 -26 26 -30`
    blooms += random.chance(0.5)
      ? circle(fill, x, top, 20) + circle(mix(fill, timber(9), 0.45), x, top, 8)
      : path(fill, `M${x - 20} ${top - 22}l10 10l10 -16l10 16l10 -10q4 40 -20 44q-24 -4 -20 -44Z`)
  }
  return corner + line(light.front, 6, stems) + line(light.front, 14, leaves) + blooms
}
