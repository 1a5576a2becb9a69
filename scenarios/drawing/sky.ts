import { bees, butterflies } from './animals.ts'
import type { Light } from './light.ts'
import { apple, dandelion, granitt, mix, paper, pigeon, pistachio, syrin } from './palette.ts'
import type { Random } from './random.ts'
import { circle, curveThrough, dots, line, path, place, rect, ring, round } from './shapes.ts'
import { balloon, kite } from './vehicles.ts'

export const skyMarks = [
  'none',
  'birds',
  'balloon',
  'kite',
  'rainbow',
  'bees',
  'butterflies',
  'aurora',
] as const
export type SkyMark = (typeof skyMarks)[number]

const cloud = (fill: string, random: Random) => {
  const [a, b] = [random.between(40, 66), random.between(34, 56)]
  return path(
    fill,
    `M-150 0Q-154 -${round(b)} -96 -${round(b)}Q-80 -${round(a + 50)} -10 -${round(a + 40)}Q60 -${round(a + 56)} 84 -${round(b)}Q154 -${round(b)} 150 0Z`,
  )
}

const bird = (colour: string) => line(colour, 5, 'M-26 -8Q-12 -16 0 0Q12 -16 26 -8')

const scattered = (random: Random, count: number, bottom: number) =>
  Array.from(
    { length: count },
    () => [random.between(16, 1520), random.between(12, bottom)] as const,
  )

const stars = (colour: string, random: Random) =>
  dots(colour, 2, scattered(random, 16, 470)) + dots(colour, 4, scattered(random, 9, 440))

const orb = (light: Light, x: number, y: number, radius: number) => {
  if (light.orbKind === 'none') return ''
  if (light.orbKind === 'moon') {
    const r = Math.round(radius * 0.62)
    return path(
      light.orb,
      `M${Math.round(x)} ${Math.round(y - r)}a${r} ${r} 0 1 0 ${r} ${r}a${Math.round(r * 0.78)} ${Math.round(r * 0.78)} 0 1 1 ${-r} ${-r}Z`,
    )
  }
  return (
    circle(mix(light.sky, light.orb, 0.34), x, y, radius * 1.34) + circle(light.orb, x, y, radius)
  )
}

const aurora = () =>
  path(
    mix(syrin(11), pistachio(8), 0.5),
    'M-10 300Q240 60 560 200T1100 150T1546 60V150Q1320 300 1060 250T560 320Q260 230 -10 420Z',
  ) +
  path(
    mix(syrin(11), pistachio(7), 0.75),
    'M-10 330Q240 130 560 240T1100 190T1546 100V140Q1320 250 1060 220T560 280Q260 190 -10 390Z',
  )

const rainbow = () =>
  [apple(6), dandelion(5), pistachio(6), pigeon(6), syrin(6)]
    .map((colour, index) => ring(colour, 30, 800, 760, 640 - index * 30))
    .join('')

export type SkyPlan = {
  mark: SkyMark
  orbX: number
  orbY: number
  orbRadius: number
  markX: number
}

export const sky = (light: Light, random: Random, plan: SkyPlan) => {
  const lift = random.between(300, 440)
  const band = `M-10 1030V${round(lift)}${curveThrough([
    [-10, lift],
    [380, lift + random.between(-70, 70)],
    [780, lift + random.between(-70, 70)],
    [1180, lift + random.between(-70, 70)],
    [1546, lift],
  ]).replace(/^\S+ \S+?(?=C)/, '')}V1030Z`
  const clouds =
    light.weather === 'stars'
      ? stars(light.orb, random)
      : [0, 1, 2]
          .map((index) =>
            place(
              (index * 520 + random.between(60, 460)) % 1536,
              random.between(120, 360),
              random.between(0.6, 1.25),
              cloud(light.cloud, random),
            ),
          )
          .join('')
  return (
    rect(light.sky, 0, 0, 1536, 1024) +
    path(light.skyBand, band) +
    (plan.mark === 'aurora' ? aurora() : '') +
    orb(light, plan.orbX, plan.orbY, plan.orbRadius) +
    (plan.mark === 'rainbow' ? rainbow() : '') +
    clouds
  )
}

/** What flies in front of the houses. */
export const flying = (light: Light, random: Random, plan: SkyPlan) => {
  switch (plan.mark) {
    case 'birds': {
      const colour = light.weather === 'stars' ? pigeon(5) : granitt(10)
      return Array.from({ length: 5 }, (_, index) =>
        place(
          plan.markX + index * 58 - 100,
          150 + random.between(-50, 60),
          random.between(0.6, 1.1),
          bird(colour),
        ),
      ).join('')
    }
    case 'balloon':
      return place(plan.markX, 390, 0.95, balloon())
    case 'kite':
      return place(plan.markX, 190, 0.9, kite(), { turn: random.between(-24, 24) })
    case 'bees':
      return place(plan.markX, 440, 0.9, bees())
    case 'butterflies':
      return place(plan.markX, 450, 1, butterflies())
    default:
      return ''
  }
}

export const weather = (light: Light, random: Random) => {
  if (light.weather === 'snow') {
    return dots(paper, 4, scattered(random, 26, 1000)) + dots(paper, 7, scattered(random, 18, 1000))
  }
  if (light.weather === 'rain') {
    const drops = Array.from(
      { length: 54 },
      () => `M${Math.round(random.between(0, 1536))} ${Math.round(random.between(0, 960))}l-9 34`,
    ).join('')
    return line(pigeon(2), 4, drops)
  }
  return ''
}
