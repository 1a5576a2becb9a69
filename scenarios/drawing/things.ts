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
import { circle, ellipse, line, path, place, rect, ring } from './shapes.ts'

const wheel = (x: number, y: number, radius: number, rim = granitt(10), hub = dandelion(6)) =>
  ring(rim, radius * 0.26, x, y, radius) +
  circle(hub, x, y, radius * 0.24) +
  line(rim, 3, `M${x - radius} ${y}h${radius * 2}M${x} ${y - radius}v${radius * 2}`)

const tricycle = () =>
  line(apple(8), 13, 'M-62 -34L-34 -88H24L62 -40M24 -88L10 -122') +
  line(granitt(10), 9, 'M-10 -126H34') +
  rect(granitt(10), -64, -108, 52, 16, 8) +
  wheel(-62, -28, 26) +
  wheel(62, -38, 36)

const pram = () =>
  path(pigeon(8), 'M-90 -96H84Q84 -34 20 -30H-30Q-86 -36 -90 -96Z') +
  path(pigeon(9), 'M-90 -100A92 92 0 0 1 2 -192V-100Z') +
  line(paper, 4, 'M-64 -164L2 -102M-88 -122L2 -102') +
  line(granitt(10), 8, 'M84 -98L122 -150H146M-60 -34L50 -10M44 -34L-56 -10') +
  wheel(-60, -22, 24) +
  wheel(54, -22, 24) +
  ellipse(dandelion(4), 24, -106, 34, 16)

const boot = (fill: string) =>
  path(fill, 'M-34 -150H26V-58Q30 -44 64 -40Q88 -34 86 -6H-36Q-30 -60 -34 -150Z') +
  rect(mix(fill, granitt(12), 0.28), -40, -12, 132, 16, 6) +
  rect(mix(fill, paper, 0.45), -38, -156, 68, 20, 8)

const boots = () =>
  place(-66, 0, 1, boot(dandelion(6))) +
  place(46, 0, 1, boot(dandelion(6))) +
  ellipse(pigeon(6), 10, 14, 180, 12)

const smallBoots = () =>
  place(-60, 0, 0.62, boot(apple(8))) +
  place(8, 0, 0.62, boot(apple(8))) +
  place(84, 0, 0.5, boot(pigeon(8))) +
  place(138, 0, 0.5, boot(pigeon(8)))

const wagon = () =>
  line(granitt(9), 8, 'M-110 -56L-176 -120M-190 -132L-164 -110') +
  path(apple(8), 'M-120 -96H120L108 -38H-108Z') +
  line(apple(10), 5, 'M-116 -70H116') +
  circle(dandelion(6), -60, -112, 28) +
  path(syrin(7), 'M-20 -96v-44h46v44Z') +
  circle(pistachio(8), 70, -114, 24) +
  wheel(-72, -26, 26) +
  wheel(72, -26, 26)

const bicycle = () =>
  wheel(-92, -64, 60, granitt(10), granitt(6)) +
  wheel(92, -64, 60, granitt(10), granitt(6)) +
  line(pistachio(9), 11, 'M-92 -64L-44 -150H54L-4 -64ZM-4 -64L-52 -168M92 -64L50 -176') +
  line(granitt(10), 9, 'M-72 -172H-32M50 -176L76 -190M50 -176L34 -186') +
  path(timber(6), 'M66 -172h56l-8 44h-40Z') +
  circle(apple(6), 82, -176, 13) +
  circle(dandelion(6), 106, -176, 13)

const cargoBike = () =>
  wheel(-150, -56, 54, granitt(10), granitt(6)) +
  wheel(140, -44, 42, granitt(10), granitt(6)) +
  line(
    granitt(9),
    10,
    'M-150 -56L-90 -150M-150 -56L-84 -56L-56 -140L-30 -56M-84 -56L-104 -170M-56 -140L-60 -196',
  ) +
  line(granitt(10), 9, 'M-124 -174H-84M-78 -200H-40') +
  path(dandelion(6), 'M-30 -130H170L150 -40H-14Z') +
  path(dandelion(8), 'M-30 -130H170L167 -116H-28Z') +
  path(pigeon(8), 'M10 -132Q14 -176 44 -176T78 -132Z') +
  path(apple(8), 'M84 -132Q88 -170 116 -170T148 -132Z')

const bookStack = () => {
  const book = (fill: string, x: number, y: number, w: number, h: number) =>
    rect(fill, x, y, w, h, 6) +
    rect(paper, x + w - 26, y + 6, 22, h - 12, 2) +
    rect(mix(fill, granitt(12), 0.2), x + 18, y, 10, h)
  return (
    book(apple(8), -110, -40, 220, 40) +
    book(pistachio(9), -92, -76, 190, 36) +
    book(dandelion(6), -104, -108, 196, 32) +
    book(syrin(8), -70, -146, 160, 38) +
    path(pigeon(8), 'M-60 -146L10 -172L80 -146L10 -120Z')
  )
}

const ball = () =>
  circle(apple(8), 0, -52, 52) +
  path(paper, 'M-50 -66Q0 -40 50 -66Q54 -50 50 -38Q0 -12 -50 -38Q-54 -50 -50 -66Z') +
  circle(dandelion(6), 0, -88, 12)

const hives = () => {
  const hive = (fill: string) =>
    line(timber(8), 9, 'M-38 0V-20M38 0V-20') +
    rect(fill, -52, -70, 104, 52, 4) +
    rect(mix(fill, paper, 0.35), -52, -124, 104, 52, 4) +
    path(granitt(9), 'M-62 -124L-52 -144H52L62 -124Z') +
    rect(granitt(10), -20, -32, 40, 9, 4)
  return place(-80, 0, 1, hive(dandelion(6))) + place(56, 6, 1.1, hive(pigeon(7)))
}

const snowman = () =>
  circle(paper, 0, -62, 66) +
  circle(paper, 0, -158, 48) +
  circle(paper, 0, -228, 34) +
  path(apple(8), 'M-38 -206Q0 -184 38 -206V-190Q0 -168 -38 -190ZM20 -196l26 56l-24 6l-20 -56Z') +
  rect(granitt(10), -40, -262, 80, 10, 4) +
  rect(granitt(10), -26, -308, 52, 50, 4) +
  line(timber(8), 7, 'M-44 -166L-104 -206M44 -166L108 -196') +
  circle(granitt(10), 0, -146, 6) +
  circle(granitt(10), 0, -116, 6)

const sledge = () =>
  line(timber(8), 10, 'M-110 -8H96Q136 -8 134 -50M-70 -10V-50M60 -10V-50') +
  line(apple(8), 16, 'M-100 -56H110') +
  line(timber(5), 4, 'M130 -50Q180 -70 196 -20')

const skis = () =>
  line(apple(8), 11, 'M-40 0V-250Q-40 -276 -28 -286') +
  line(apple(8), 11, 'M-12 0V-250Q-12 -276 0 -286') +
  line(pigeon(8), 11, 'M60 0V-200Q60 -224 72 -232') +
  line(pigeon(8), 11, 'M86 0V-200Q86 -224 98 -232') +
  line(granitt(9), 5, 'M20 0V-220M124 0V-170') +
  ring(granitt(9), 4, 20, -14, 12) +
  ring(granitt(9), 4, 124, -14, 10)

const bench = () =>
  line(granitt(9), 10, 'M-90 0V-56M90 0V-56M-90 -56V-124M90 -56V-124') +
  rect(timber(6), -116, -64, 232, 14, 6) +
  rect(timber(6), -116, -104, 232, 14, 6) +
  rect(timber(6), -116, -132, 232, 14, 6)

const lamp = (glow: string) =>
  line(granitt(10), 10, 'M0 0V-270') +
  path(granitt(10), 'M-34 -322L0 -350L34 -322Z') +
  path(glow, 'M-28 -318H28L18 -268H-18Z') +
  rect(granitt(10), -24, -272, 48, 10, 4)

const rowingBoat = () =>
  line(timber(8), 8, 'M-60 -96L40 -40') +
  path(paper, 'M-170 -66Q0 -36 176 -76Q150 2 70 6H-80Q-150 2 -170 -66Z') +
  path(apple(8), 'M-170 -66Q0 -36 176 -76L168 -54Q0 -16 -164 -46Z') +
  line(timber(7), 9, 'M-90 -50H-10M40 -52H110')

const xylophone = () =>
  line(timber(8), 12, 'M-130 0V-96M130 0V-76') +
  line(timber(7), 10, 'M-146 -96L146 -76M-146 -40L146 -34') +
  [apple(8), dandelion(6), pistachio(8), pigeon(7), syrin(8)]
    .map((fill, index) => rect(fill, -122 + index * 52, -128 + index * 8, 36, 124 - index * 16, 8))
    .join('') +
  line(granitt(9), 5, 'M120 -150L170 -206') +
  circle(apple(8), 174, -212, 13)

const telescope = () =>
  line(granitt(9), 9, 'M0 -120L-60 0M0 -120L60 0M0 -120V0') +
  place(
    0,
    -130,
    1,
    rect(syrin(8), -92, -24, 130, 44, 8) +
      rect(dandelion(6), 30, -32, 70, 60, 8) +
      rect(granitt(10), -124, -14, 36, 24, 6),
    { turn: -28 },
  )

const umbrella = () =>
  line(timber(9), 8, 'M0 -200V-10Q0 14 24 10') +
  path(
    apple(8),
    'M-140 -150A140 130 0 0 1 140 -150Q116 -174 94 -150Q70 -174 46 -150Q24 -174 0 -150Q-24 -174 -46 -150Q-70 -174 -94 -150Q-116 -174 -140 -150Z',
  ) +
  path(apple(6), 'M-46 -150Q-40 -250 0 -278Q40 -250 46 -150Q24 -174 0 -150Q-24 -174 -46 -150Z')

const puddle = () =>
  ellipse(pigeon(5), 0, -8, 170, 26) +
  ellipse(pigeon(3), -30, -12, 80, 10) +
  line(paper, 5, 'M60 -6h40M-110 -2h26')

const mushrooms = () => {
  const one =
    path(timber(2), 'M-18 0Q-10 -40 -16 -74H16Q10 -40 20 0Z') +
    path(apple(8), 'M-64 -66Q-56 -140 0 -142Q56 -140 64 -66Q0 -48 -64 -66Z') +
    circle(paper, -24, -98, 11) +
    circle(paper, 20, -112, 9) +
    circle(paper, 28, -80, 8) +
    circle(paper, -8, -126, 6)
  return place(-40, 0, 1, one) + place(58, 2, 0.64, one)
}

const lantern = () =>
  line(granitt(10), 6, 'M-26 -116Q0 -160 26 -116') +
  path(granitt(10), 'M-40 -100L0 -124L40 -100Z') +
  rect(dandelion(5), -32, -100, 64, 88, 4) +
  path(apple(7), 'M0 -22q-20 -20 0 -54q20 34 0 54Z') +
  line(granitt(10), 7, 'M-32 -100V-10M32 -100V-10M-40 -6H40')

const drum = () =>
  rect(apple(8), -70, -96, 140, 92, 8) +
  ellipse(timber(2), 0, -98, 72, 22) +
  line(paper, 6, 'M-66 -84L-40 -12L-12 -78L14 -12L42 -78L66 -14') +
  line(timber(8), 8, 'M-30 -104L-96 -170M20 -104L100 -160') +
  circle(timber(5), -30, -104, 9) +
  circle(timber(5), 20, -104, 9)

const blocks = () =>
  rect(apple(7), -120, -80, 78, 80, 8) +
  rect(dandelion(6), -36, -80, 78, 80, 8) +
  rect(pigeon(7), 48, -80, 78, 80, 8) +
  rect(pistachio(8), -78, -160, 78, 80, 8) +
  path(syrin(8), 'M8 -80L47 -146L86 -80Z') +
  circle(paper, -81, -40, 18) +
  path(paper, 'M-14 -20L3 -58L20 -20Z') +
  rect(paper, 70, -56, 34, 34, 4) +
  circle(dandelion(4), -39, -120, 17)

const teddy = () =>
  circle(timber(6), -50, -196, 24) +
  circle(timber(6), 50, -196, 24) +
  ellipse(timber(6), -58, -24, 40, 26) +
  ellipse(timber(6), 58, -24, 40, 26) +
  line(timber(6), 36, 'M-54 -100L-88 -64M54 -100L88 -64') +
  ellipse(timber(6), 0, -70, 66, 70) +
  circle(timber(6), 0, -158, 62) +
  ellipse(timber(4), 0, -60, 38, 42) +
  ellipse(timber(4), 0, -142, 30, 24) +
  path(apple(8), 'M-30 -106L0 -96L30 -106V-84L0 -94L-30 -84Z')

const plant = () =>
  path(apple(7), 'M-46 -70H46L34 0H-34Z') +
  line(pistachio(10), 6, 'M0 -70V-170M0 -100L-40 -140M0 -110L40 -150') +
  path(
    pistachio(9),
    'M0 -150q-34 -40 0 -96q34 56 0 96ZM-34 -128q-58 -6 -70 -62q58 10 70 62ZM34 -138q54 -10 64 -66q-56 12 -64 66Z',
  )

const mug = () =>
  path(syrin(6), 'M-48 -96H48V-20Q48 0 28 0H-28Q-48 0 -48 -20Z') +
  ring(syrin(6), 11, 56, -52, 24) +
  rect(paper, -48, -66, 96, 14) +
  line(paper, 6, 'M-16 -116q-12 -20 0 -36M16 -116q-12 -20 0 -36')

const backpack = () =>
  line(pistachio(11), 10, 'M-26 -176Q0 -214 26 -176') +
  path(
    pistachio(9),
    'M-74 -8V-110Q-74 -184 0 -184Q74 -184 74 -110V-8Q74 2 60 2H-60Q-74 2 -74 -8Z',
  ) +
  rect(pistachio(10), -50, -84, 100, 70, 12) +
  line(dandelion(6), 7, 'M-36 -60H36M-62 -120H62') +
  circle(dandelion(6), 0, -148, 16)

const pumpkin = () =>
  ellipse(apple(7), -44, -52, 46, 54) +
  ellipse(apple(7), 44, -52, 46, 54) +
  ellipse(apple(8), 0, -54, 44, 58) +
  line(pistachio(10), 12, 'M0 -108Q4 -132 22 -136')

export const things = {
  tricycle: { draw: tricycle, width: 200 },
  pram: { draw: pram, width: 260 },
  boots: { draw: boots, width: 280 },
  smallBoots: { draw: smallBoots, width: 290 },
  wagon: { draw: wagon, width: 320 },
  bicycle: { draw: bicycle, width: 320 },
  cargoBike: { draw: cargoBike, width: 420 },
  bookStack: { draw: bookStack, width: 240 },
  ball: { draw: ball, width: 120 },
  hives: { draw: hives, width: 270 },
  snowman: { draw: snowman, width: 220 },
  sledge: { draw: sledge, width: 320 },
  skis: { draw: skis, width: 200 },
  bench: { draw: bench, width: 250 },
  lamp: { draw: () => lamp(dandelion(5)), width: 90 },
  rowingBoat: { draw: rowingBoat, width: 360 },
  xylophone: { draw: xylophone, width: 330 },
  telescope: { draw: telescope, width: 230 },
  umbrella: { draw: umbrella, width: 290 },
  puddle: { draw: puddle, width: 330 },
  mushrooms: { draw: mushrooms, width: 230 },
  lantern: { draw: lantern, width: 100 },
  drum: { draw: drum, width: 220 },
  blocks: { draw: blocks, width: 260 },
  teddy: { draw: teddy, width: 220 },
  plant: { draw: plant, width: 180 },
  mug: { draw: mug, width: 150 },
  backpack: { draw: backpack, width: 170 },
  pumpkin: { draw: pumpkin, width: 190 },
} as const
