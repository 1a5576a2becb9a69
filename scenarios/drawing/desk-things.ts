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

/** Things around 0 0 that stand on their foot, about 200 tall. */

export const phone = (shows = '') =>
  rect(granitt(11), -84, -330, 168, 330, 26) +
  rect(paper, -72, -316, 144, 302, 16) +
  place(0, -165, 1, shows)

export const monthSheet = () => {
  let days = ''
  for (let row = 0; row < 4; row += 1)
    for (let column = 0; column < 4; column += 1)
      days += `M${-50 + column * 30} ${-36 + row * 34}h14v14h-14Z`
  return (
    rect(apple(7), -60, -110, 120, 40, 8) +
    path(pigeon(4), days) +
    circle(pistachio(8), 17, 39, 17) +
    line(paper, 5, 'M9 39l6 7l11 -13')
  )
}

export const calendar = () =>
  rect(paper, -150, -270, 300, 270, 14) +
  path(apple(8), 'M-150 -200V-256Q-150 -270 -136 -270H136Q150 -270 150 -256V-200Z') +
  line(granitt(10), 13, 'M-80 -290V-250M80 -290V-250') +
  path(
    pigeon(3),
    'M-120 -170h44v36h-44ZM-60 -170h44v36h-44ZM0 -170h44v36H0ZM60 -170h44v36H60ZM-120 -118h44v36h-44ZM0 -118h44v36H0ZM60 -118h44v36H60ZM-120 -66h44v36h-44ZM-60 -66h44v36h-44Z',
  ) +
  rect(dandelion(6), -60, -118, 44, 36) +
  circle(apple(8), 22, -48, 24) +
  line(paper, 6, 'M11 -48l8 10l15 -18')

export const card = (fill: string = syrin(8)) =>
  rect(fill, -130, -160, 260, 160, 18) +
  rect(dandelion(5), -102, -110, 52, 40, 8) +
  line(mix(fill, paper, 0.5), 11, 'M-100 -40H0') +
  path(paper, 'M60 -124C30 -110 34 -70 64 -44C94 -70 98 -110 68 -124Z')

export const coins = () => {
  const pile = (x: number, count: number) => {
    let parts = ''
    for (let index = 0; index < count; index += 1) {
      parts += rect(index % 2 ? dandelion(6) : dandelion(7), x - 46, -22 - index * 20, 92, 22, 9)
    }
    return parts
  }
  return (
    pile(-100, 3) +
    pile(0, 6) +
    pile(100, 4) +
    circle(dandelion(6), 176, -40, 40) +
    ring(dandelion(8), 7, 176, -40, 28)
  )
}

export const suitcase = (fill: string = apple(8)) =>
  line(granitt(9), 12, 'M-44 -270V-330H44V-270') +
  rect(fill, -120, -276, 240, 260, 26) +
  line(mix(fill, granitt(11), 0.22), 9, 'M-60 -268V-24M0 -268V-24M60 -268V-24') +
  circle(granitt(11), -78, -10, 18) +
  circle(granitt(11), 78, -10, 18) +
  rect(dandelion(5), 30, -230, 66, 48, 6) +
  circle(pistachio(7), -70, -90, 30)

export const globe = () =>
  line(timber(8), 13, 'M0 -10V-40M-70 -6H70') +
  ring(timber(7), 11, 0, -150, 116) +
  circle(pigeon(6), 0, -150, 100) +
  path(
    pistachio(8),
    'M-70 -200Q-30 -250 0 -230Q10 -200 -20 -190Q-30 -150 -60 -150Q-92 -160 -70 -200ZM20 -170Q60 -190 84 -160Q80 -110 50 -90Q30 -110 34 -140Q14 -150 20 -170ZM-50 -110Q-20 -120 -14 -90Q-20 -66 -40 -70Q-60 -90 -50 -110Z',
  )

export const passport = () =>
  rect(apple(10), -84, -226, 168, 226, 14) +
  circle(dandelion(5), 0, -130, 40) +
  line(apple(10), 6, 'M-38 -130H38M0 -168V-92M-30 -152Q0 -138 30 -152M-30 -108Q0 -122 30 -108') +
  line(dandelion(5), 9, 'M-40 -54H40M-24 -30H24')

export const piggyBank = () =>
  line(apple(6), 30, 'M-70 -20V-60M60 -20V-60') +
  ellipse(apple(6), 0, -112, 128, 88) +
  path(apple(7), 'M60 -176L96 -230L120 -160Z') +
  ellipse(apple(7), 118, -104, 30, 36) +
  circle(apple(10), 112, -104, 6) +
  circle(apple(10), 128, -104, 6) +
  circle(granitt(11), 70, -136, 8) +
  line(apple(10), 11, 'M-40 -192H24') +
  line(apple(7), 10, 'M-126 -120q-34 -6 -24 -34q14 -14 20 8') +
  circle(dandelion(6), -8, -240, 36) +
  ring(dandelion(8), 7, -8, -240, 25)

export const receipt = () =>
  path(paper, 'M-90 0V-280H90V0L60 -20L30 0L0 -20L-30 0L-60 -20Z') +
  line(pigeon(5), 9, 'M-60 -236H20M-60 -196H40M-60 -156H0M44 -236H60M54 -196H60M40 -156H60') +
  line(granitt(9), 11, 'M-60 -104H-10M30 -104H60') +
  path(apple(8), 'M-12 -78h24v22h22v24h-22v22h-24v-22h-22v-24h22Z')

export const padlock = (fill: string = dandelion(6)) =>
  line(granitt(8), 30, 'M-60 -140V-190Q-60 -254 0 -254Q60 -254 60 -190V-140') +
  rect(fill, -110, -156, 220, 156, 26) +
  circle(granitt(10), 0, -92, 24) +
  line(granitt(10), 18, 'M0 -84V-44')

export const shield = (fill: string = pistachio(9)) =>
  path(fill, 'M0 -280Q70 -240 130 -240Q140 -80 0 0Q-140 -80 -130 -240Q-70 -240 0 -280Z') +
  path(mix(fill, paper, 0.25), 'M0 -280Q-70 -240 -130 -240Q-140 -80 0 0Z') +
  line(paper, 20, 'M-48 -140l36 40l66 -82')

export const cookie = () =>
  circle(timber(5), 0, -100, 100) +
  circle(timber(4), -8, -106, 84) +
  [
    [-40, -140],
    [22, -150],
    [-10, -96],
    [46, -92],
    [-52, -82],
    [8, -52],
  ]
    .map(([x = 0, y = 0]) => circle(timber(9), x, y, 14))
    .join('')

export const bigClock = (hour: readonly [number, number]) =>
  circle(granitt(10), 0, -180, 180) +
  circle(paper, 0, -180, 156) +
  line(granitt(6), 10, 'M0 -320V-304M0 -56V-40M-140 -180H-124M124 -180H140') +
  line(granitt(10), 16, `M0 -180L${hour[0]} ${hour[1]}M0 -180L70 -240`) +
  circle(apple(8), 0, -180, 16)

export const alarmClock = (fill: string = apple(7)) =>
  line(fill, 16, 'M-60 -20L-80 4M60 -20L80 4') +
  circle(fill, -62, -210, 34) +
  circle(fill, 62, -210, 34) +
  circle(fill, 0, -116, 108) +
  circle(paper, 0, -116, 84) +
  line(granitt(10), 11, 'M0 -116V-168M0 -116L34 -100')

export const envelope = (fill: string = dandelion(4)) =>
  rect(fill, -150, -200, 300, 200, 12) +
  path(mix(fill, timber(8), 0.18), 'M-150 -190Q0 -60 150 -190V-200H-150Z') +
  circle(apple(8), 0, -106, 24)

export const speechBubbles = () =>
  path(
    pigeon(4),
    'M-190 -290H60Q90 -290 90 -260V-180Q90 -150 60 -150H-90L-150 -90V-150H-190Q-220 -150 -220 -180V-260Q-220 -290 -190 -290Z',
  ) +
  line(pigeon(8), 12, 'M-170 -240H30M-170 -200H-30') +
  path(
    apple(5),
    'M-20 -180H170Q200 -180 200 -150V-80Q200 -50 170 -50H130V0L70 -50H-20Q-50 -50 -50 -80V-150Q-50 -180 -20 -180Z',
  ) +
  [20, 75, 130].map((x) => circle(apple(9), x, -115, 13)).join('')

export const clipboard = () =>
  rect(timber(6), -100, -270, 200, 270, 14) +
  rect(paper, -82, -244, 164, 228, 4) +
  rect(granitt(7), -44, -290, 88, 40, 10) +
  line(pistachio(8), 10, 'M-60 -196l12 12l22 -28M-60 -136l12 12l22 -28M-60 -76l12 12l22 -28') +
  line(pigeon(5), 9, 'M-6 -196H56M-6 -136H56M-6 -76H40')

export const keys = () =>
  ring(dandelion(7), 15, 0, -200, 44) +
  line(dandelion(6), 18, 'M-14 -158L-50 -20M-44 -50L-70 -44M-38 -76L-60 -70') +
  line(granitt(7), 18, 'M16 -158L60 -10M54 -40L80 -46M48 -64L70 -68') +
  circle(apple(8), 60, -200, 26)

export const bookPile = () => {
  const book = (fill: string, x: number, y: number, w: number, h: number) =>
    rect(fill, x, y, w, h, 6) + rect(paper, x + w - 24, y + 6, 24, h - 12)
  return (
    book(apple(8), -130, -46, 260, 46) +
    book(pistachio(9), -110, -88, 226, 42) +
    book(dandelion(6), -124, -126, 230, 38) +
    book(syrin(8), -90, -170, 200, 44)
  )
}
