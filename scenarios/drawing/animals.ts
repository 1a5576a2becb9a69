import { apple, dandelion, granitt, paper, pigeon, pistachio, timber } from './palette.ts'
import { circle, dots, ellipse, line, path, place, rect } from './shapes.ts'

const fox = () =>
  path(apple(8), 'M60 -10Q140 -14 150 -84Q110 -80 70 -50Z') +
  path(paper, 'M150 -84Q122 -80 104 -64Q130 -50 144 -56Z') +
  path(apple(8), 'M-70 0Q-84 -84 -20 -92Q70 -90 78 0Z') +
  path(
    apple(8),
    'M-120 -90L-104 -164L-76 -132H-46L-18 -164L-8 -90Q-40 -52 -64 -46Q-92 -54 -120 -90Z',
  ) +
  path(paper, 'M-120 -90Q-92 -100 -64 -46Q-36 -100 -8 -90Q-40 -52 -64 -46Q-92 -54 -120 -90Z') +
  circle(granitt(11), -64, -52, 9) +
  circle(granitt(11), -88, -100, 6) +
  circle(granitt(11), -40, -100, 6) +
  line(granitt(10), 14, 'M-48 -4V-8M-10 -4V-8')

const hedgehog = () =>
  path(
    timber(8),
    'M-60 0L-74 -24L-60 -36L-66 -62L-42 -64L-38 -88L-14 -80L2 -100L20 -80L42 -88L48 -62L72 -58L68 -34L86 -22L74 0Z',
  ) +
  path(timber(4), 'M-50 0Q-50 -50 -84 -44Q-110 -30 -124 -10Q-110 0 -50 0Z') +
  circle(granitt(11), -124, -12, 8) +
  circle(granitt(11), -86, -28, 5)

const hen = () =>
  line(dandelion(8), 6, 'M-10 -30V0M14 -30V0M-20 0H-2M4 0H24') +
  path(
    paper,
    'M-74 -96Q-60 -40 -10 -26Q54 -22 62 -88Q66 -124 84 -142Q40 -150 30 -96Q-30 -70 -74 -96Z',
  ) +
  path(apple(8), 'M52 -142q4 -22 14 -8q8 -18 16 2q12 -6 8 14Z') +
  path(dandelion(7), 'M84 -134l22 8l-22 8Z') +
  circle(granitt(11), 70, -128, 4) +
  path('#DFE1E1', 'M-30 -74Q0 -40 32 -76Q0 -60 -30 -74Z')

const hens = () =>
  place(-60, 0, 1, hen()) + place(80, 10, 0.86, hen().replaceAll(paper, timber(6)), { flip: true })

const sheep = () =>
  line(granitt(10), 12, 'M-40 -30V0M-14 -30V0M30 -30V0M54 -30V0') +
  circle(paper, -40, -64, 40) +
  circle(paper, 0, -82, 44) +
  circle(paper, 44, -66, 40) +
  circle(paper, 0, -50, 40) +
  ellipse(granitt(10), -84, -88, 26, 32) +
  circle(paper, -78, -116, 22) +
  path(granitt(10), 'M-62 -100l28 4l-24 14Z')

const ducks = () => {
  const duck =
    path(dandelion(6), 'M-56 -26Q-40 12 10 8Q52 4 50 -30Q30 -14 -6 -24Q-14 -40 -10 -56Z') +
    circle(dandelion(6), -28, -56, 24) +
    path(apple(7), 'M-50 -60l-26 8l26 8Z') +
    circle(granitt(11), -34, -62, 4)
  return place(-60, 0, 1, duck) + place(60, 6, 0.7, duck) + place(138, 8, 0.62, duck)
}

const cat = () =>
  line(granitt(9), 15, 'M44 -14Q100 -20 88 -84') +
  path(granitt(9), 'M-44 0Q-46 -96 0 -104Q54 -96 56 0Z') +
  path(granitt(9), 'M-44 -104L-42 -164L-16 -142H12L38 -164L40 -104Q0 -72 -44 -104Z') +
  path(paper, 'M-18 0Q-22 -58 4 -62Q30 -58 28 0Z') +
  circle(dandelion(5), -18, -118, 6) +
  circle(dandelion(5), 16, -118, 6)

const snail = () =>
  path(
    timber(4),
    'M-100 0Q-96 -20 -70 -22Q-76 -60 -90 -62Q-96 -80 -70 -78Q-48 -60 -40 -24H70Q96 -14 100 0Z',
  ) +
  line(timber(4), 6, 'M-78 -74L-92 -104M-66 -74L-64 -106') +
  circle(apple(7), 12, -64, 50) +
  path(
    apple(9),
    'M12 -64m-30 0a30 30 0 1 1 30 30a18 18 0 1 1 -16 -30h12a8 8 0 1 0 6 14a22 22 0 1 0 -24 -14Z',
  )

const squirrel = () =>
  path(apple(9), 'M30 0Q110 -10 96 -96Q88 -150 40 -142Q76 -110 50 -66Q40 -40 20 -30Z') +
  path(apple(9), 'M-40 0Q-44 -70 0 -76Q46 -70 44 0Z') +
  path(apple(9), 'M-56 -92L-44 -142L-28 -122Q4 -118 4 -90Q-6 -60 -36 -62Q-52 -70 -56 -92Z') +
  circle(granitt(11), -34, -96, 5) +
  ellipse(timber(7), -48, -46, 14, 17) +
  ellipse(timber(3), 0, -30, 18, 28)

const owlOnStump = () =>
  path(timber(8), 'M-78 0Q-52 -30 -56 -72H56Q52 -30 80 0Z') +
  ellipse(timber(4), 0, -72, 56, 14) +
  place(
    0,
    -74,
    1,
    path(timber(7), 'M-52 0Q-64 -120 -46 -146L-24 -130H24L46 -146Q64 -120 52 0Q0 14 -52 0Z') +
      dots(paper, 24, [
        [-24, -100],
        [24, -100],
      ]) +
      dots(granitt(11), 10, [
        [-22, -98],
        [22, -98],
      ]) +
      path(dandelion(7), 'M-9 -86h18l-9 20Z') +
      path(timber(4), 'M-30 -6Q-34 -60 0 -62Q34 -60 30 -6Z') +
      line(timber(7), 5, 'M-14 -44l8 8l8 -8l8 8M-14 -24l8 8l8 -8l8 8'),
  )

const hare = () =>
  path(granitt(3), 'M-50 0Q-60 -70 10 -80Q74 -74 72 0Z') +
  circle(paper, 74, -22, 18) +
  ellipse(granitt(3), -58, -150, 12, 44) +
  ellipse(granitt(3), -30, -152, 12, 44) +
  ellipse(granitt(3), -46, -92, 36, 32) +
  circle(granitt(11), -60, -96, 5) +
  ellipse(granitt(3), -46, -6, 30, 10)

const goat = () =>
  line(granitt(9), 11, 'M-40 -40V0M-20 -40V0M40 -40V0M60 -40V0') +
  path(paper, 'M-58 -38Q-64 -92 0 -88Q60 -92 74 -84V-38Q0 -26 -58 -38Z') +
  path(paper, 'M-52 -70L-64 -128Q-100 -132 -106 -108Q-90 -94 -82 -60Z') +
  line(granitt(7), 8, 'M-72 -126Q-64 -160 -40 -164M-80 -126Q-80 -158 -60 -172') +
  path(timber(5), 'M-98 -104l-6 28l16 -16Z') +
  circle(granitt(11), -86, -112, 4) +
  path(timber(6), 'M0 -88Q40 -92 74 -84V-62Q30 -50 0 -88Z') +
  path(paper, 'M72 -84l20 -14l-6 26Z')

const bee = (tilt: number) =>
  place(
    0,
    0,
    1,
    ellipse(pigeon(2), -6, -22, 15, 20) +
      ellipse(pigeon(2), 14, -20, 13, 18) +
      ellipse(dandelion(6), 0, 0, 30, 20) +
      line(granitt(11), 7, 'M-6 -17V17M8 -16V16') +
      circle(granitt(11), -28, -2, 10),
    { turn: tilt },
  )

export const bees = () =>
  place(0, 0, 1, bee(-12)) +
  place(120, -70, 0.8, bee(14)) +
  place(-110, -100, 0.7, bee(-24)) +
  line(granitt(9), 3, 'M36 6q20 14 40 2M150 -56q18 14 36 4').replace(
    '<path',
    '<path stroke-dasharray="2 10"',
  )

const butterfly = (fill: string) =>
  path(
    fill,
    'M0 0Q-50 -60 -56 -16Q-56 14 0 0Q-44 20 -34 42Q-16 52 0 0Q16 52 34 42Q44 20 0 0Q56 14 56 -16Q50 -60 0 0Z',
  ) + line(granitt(10), 6, 'M0 -14V22')
export const butterflies = () =>
  place(0, 0, 0.8, butterfly(dandelion(6)), { turn: -14 }) +
  place(110, -50, 0.6, butterfly(apple(6)), { turn: 20 })

const ladybird = () =>
  path(apple(8), 'M-70 0A70 62 0 0 1 70 0Z') +
  path(granitt(11), 'M52 0A34 34 0 0 1 98 -26Q108 -8 98 0Z') +
  line(granitt(11), 5, 'M0 -62V0') +
  circle(granitt(11), -34, -24, 10) +
  circle(granitt(11), 28, -28, 10) +
  circle(granitt(11), -8, -42, 7) +
  line(granitt(11), 4, 'M88 -30L104 -52')

const birdBox = () =>
  rect(timber(8), -8, -180, 16, 182) +
  rect(pistachio(8), -48, -280, 96, 104, 4) +
  path(apple(9), 'M-64 -276L0 -330L64 -276Z') +
  circle(granitt(11), 0, -240, 16) +
  path(pigeon(8), 'M52 -200q-4 -34 30 -34q26 2 22 30l14 10q-40 14 -66 -6Z')

export const animals = {
  fox: { draw: fox, width: 280 },
  hedgehog: { draw: hedgehog, width: 230 },
  hens: { draw: hens, width: 300 },
  sheep: { draw: sheep, width: 210 },
  ducks: { draw: ducks, width: 310 },
  cat: { draw: cat, width: 190 },
  snail: { draw: snail, width: 230 },
  squirrel: { draw: squirrel, width: 190 },
  owl: { draw: owlOnStump, width: 190 },
  hare: { draw: hare, width: 180 },
  goat: { draw: goat, width: 210 },
  ladybird: { draw: ladybird, width: 200 },
  birdBox: { draw: birdBox, width: 180 },
} as const
