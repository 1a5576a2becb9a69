import type { Light } from './light.ts'
import { apple, dandelion, granitt, paper, pigeon, timber } from './palette.ts'
import { circle, line, path, place, rect } from './shapes.ts'

/** A city tram on its track; about 560 long. */
export const tram = (light: Light) => {
  const car = (x: number) =>
    rect(pigeon(8), x, -150, 270, 122, 22) +
    rect(paper, x, -78, 270, 14) +
    [16, 82, 148, 214].map((at) => rect(light.glass, x + at, -134, 48, 48, 6)).join('') +
    circle(granitt(10), x + 56, -24, 20) +
    circle(granitt(10), x + 214, -24, 20)
  return (
    line(granitt(8), 6, 'M-700 0H700') +
    line(granitt(9), 4, 'M-30 -150L0 -196L30 -150M-700 -196H700') +
    car(-280) +
    car(-2) +
    rect(granitt(10), -18, -136, 24, 92)
  )
}

/** A metro train, its middle at `middle`, on an arched viaduct from edge to edge. Rails at 0. */
export const metroViaduct = (light: Light, middle: number) => {
  let arches = ''
  for (let x = -60; x < 1600; x += 210) {
    arches += `M${x} 260V110Q${x + 82} 10 ${x + 164} 110V260Z`
  }
  const car = (x: number) =>
    rect(paper, x, -116, 300, 104, 18) +
    rect(apple(8), x, -48, 300, 14) +
    [20, 92, 164, 236].map((at) => rect(light.glass, x + at, -98, 44, 42, 6)).join('')
  return (
    `<path d="M-10 0H1546V260H-10Z${arches}" fill="${timber(3)}" fill-rule="evenodd"/>` +
    rect(timber(5), -10, -6, 1560, 22) +
    place(middle - 460, -8, 1, car(0) + car(306) + car(612))
  )
}

export const balloon = () =>
  path(apple(7), 'M0 -300C-130 -300 -140 -150 -36 -70H36C140 -150 130 -300 0 -300Z') +
  path(dandelion(5), 'M0 -300C-60 -300 -66 -150 -16 -70H16C66 -150 60 -300 0 -300Z') +
  line(timber(8), 4, 'M-30 -70L-20 -36M30 -70L20 -36') +
  rect(timber(6), -26, -38, 52, 36, 8)

export const kite = () =>
  path(apple(8), 'M0 -110L70 -20L0 90L-70 -20Z') +
  path(dandelion(6), 'M0 -110L70 -20H-70Z') +
  line(granitt(9), 4, 'M0 90Q-30 150 20 200T10 300') +
  path(pigeon(8), 'M-6 150l-34 -12v30ZM-6 150l34 -12v30Z') +
  path(apple(6), 'M18 214l-34 -12v30ZM18 214l34 -12v30Z')

export const sailBoat = () =>
  path(paper, 'M-6 -30V-190Q-90 -110 -96 -30Z') +
  path(apple(7), 'M8 -30V-170Q70 -100 74 -30Z') +
  path(timber(8), 'M-90 -18H92Q70 14 40 14H-50Q-80 10 -90 -18Z')

export const ferry = (light: Light) =>
  path(paper, 'M-160 -30H170Q150 16 120 20H-120Q-150 10 -160 -30Z') +
  path(apple(8), 'M-148 -2H158Q146 16 120 20H-120Q-138 14 -148 -2Z') +
  rect(paper, -100, -84, 200, 54, 6) +
  [-84, -40, 4, 48].map((x) => rect(light.glass, x, -72, 32, 24, 4)).join('') +
  rect(dandelion(6), 10, -124, 40, 42, 4) +
  rect(granitt(10), 10, -124, 40, 10)

export const lighthouse = (light: Light) =>
  path(paper, 'M-34 0L-22 -200H22L34 0Z') +
  path(apple(8), 'M-32 -40L-29 -90H29L32 -40ZM-26 -140L-23 -184H23L26 -140Z') +
  rect(light.glass, -20, -244, 40, 44) +
  path(apple(9), 'M-30 -242L0 -284L30 -242Z') +
  rect(granitt(10), -32, -206, 64, 10, 4)
