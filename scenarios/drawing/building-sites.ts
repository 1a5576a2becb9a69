import { type HouseColours, snowOn } from './house-parts.ts'
import type { Light } from './light.ts'
import { apple, dandelion, granitt, mix, paper, pigeon, pistachio, timber } from './palette.ts'
import { circle, line, path, place, rect, round } from './shapes.ts'

/** A tower crane, its foot at 0 and its arm to the right; about 760 tall. */
export const crane = (fill: string = dandelion(6)) => {
  let lattice = ''
  for (let y = -40; y > -660; y -= 50) lattice += `M-22 ${y}L22 ${y - 50}M22 ${y}L-22 ${y - 50}`
  let jib = ''
  for (let x = 30; x < 380; x += 50) jib += `M${x} -690l25 -40l25 40`
  return (
    line(fill, 7, lattice + jib) +
    line(fill, 12, 'M-22 0V-740M22 0V-740M-170 -690H400M20 -730H390M-160 -690L0 -800L390 -700') +
    rect(granitt(8), -190, -700, 80, 56, 4) +
    rect(pigeon(4), 26, -686, 54, 56, 6) +
    line(granitt(9), 5, 'M300 -686V-500') +
    rect(apple(8), 256, -500, 88, 40, 4) +
    rect(granitt(6), -60, -22, 120, 26, 4)
  )
}

const storeys = (
  light: Light,
  wall: string,
  x: number,
  w: number,
  floors: number,
  columns: number,
) => {
  const step = (w - 30) / columns
  let d = ''
  for (let row = 0; row < floors; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      d += `M${round(x + 24 + column * step)} ${-64 - row * 66}h${round(step - 20)}v-42h${round(20 - step)}Z`
    }
  }
  return rect(wall, x, -floors * 66 - 30, w, floors * 66 + 30, 4) + path(light.glass, d)
}

const scaffold = (x: number, w: number, floors: number) => {
  const top = -floors * 66 - 60
  let d = ''
  for (let at = x; at <= x + w + 1; at += w / 4) d += `M${round(at)} 0V${top}`
  let planks = ''
  for (let row = 1; row <= floors; row += 1) planks += `M${x - 12} ${-row * 66}H${x + w + 12}`
  return (
    line(granitt(7), 6, d) +
    line(timber(5), 11, planks) +
    line(
      granitt(7),
      4,
      `M${x} 0L${round(x + w / 4)} -66M${round(x + w / 4)} -66L${round(x + w / 2)} -132M${round(x + w / 2)} -66L${round(x + (w * 3) / 4)} 0`,
    )
  )
}

/** Two towers rising: one clad, one still a bare frame, and a crane. */
export const risingTowers = (light: Light, paint: HouseColours) => {
  const frame = () => {
    let d = ''
    for (let row = 0; row < 6; row += 1) d += `M60 ${-16 - row * 72}H310`
    return (
      line(granitt(5), 22, d) + line(granitt(6), 18, 'M74 0V-376M160 0V-440M246 0V-376M300 0V-376')
    )
  }
  return (
    place(20, 0, 0.86, crane()) +
    storeys(light, paint.wall, -300, 200, 7, 4) +
    rect(paint.roof, -308, -506, 216, 16, 4) +
    snowOn(light, 'M-300 -512H-100', 12) +
    frame() +
    rect(paint.door, -230, -54, 56, 54, 3)
  )
}

/** A long block behind a scaffold, half of it still open. */
export const scaffoldedBlock = (light: Light, paint: HouseColours) =>
  place(250, 0, 0.8, crane(apple(7)), { flip: true }) +
  storeys(light, paint.wall, -320, 420, 5, 7) +
  storeys(light, mix(granitt(5), paint.wall, 0.2), 100, 200, 4, 3) +
  rect(paint.roof, -330, -376, 440, 18, 4) +
  snowOn(light, 'M-320 -382H100', 12) +
  scaffold(-60, 350, 5) +
  path(mix(pistachio(6), paper, 0.2), 'M-60 -396H116V-200H-60Z') +
  line(mix(pistachio(8), paper, 0.2), 4, 'M-16 -396V-200M28 -396V-200M72 -396V-200')

/** The hole in the ground: piles, a concrete wall and the first floor. */
export const foundations = (light: Light, paint: HouseColours) => {
  let rods = ''
  for (let x = -280; x <= 280; x += 28) rods += `M${x} -120V-196`
  return (
    place(-200, 0, 0.9, crane(dandelion(6))) +
    path(timber(7), 'M-350 10Q-330 -70 -300 -80H300Q330 -70 350 10Z') +
    rect(granitt(5), -300, -132, 600, 132) +
    rect(granitt(6), -300, -60, 600, 16) +
    line(apple(9), 5, rods) +
    rect(granitt(4), 80, -250, 130, 130, 4) +
    rect(light.glass, 110, -214, 70, 56) +
    line(timber(6), 12, 'M-260 -132V-230H-120V-132M-190 -132V-230') +
    rect(paint.wall, -280, -52, 90, 52)
  )
}

/** The ridge is up: roof trusses with a wreath on a pole. */
export const toppingOut = (light: Light, paint: HouseColours) =>
  storeys(light, paint.wall, -290, 580, 4, 8) +
  line(
    timber(5),
    14,
    'M-310 -290L-150 -400L10 -290M-150 -290L10 -400L170 -290M10 -290L150 -400L310 -290M-310 -296H310M-150 -400H150',
  ) +
  line(timber(8), 8, 'M0 -400V-500') +
  circle(pistachio(9), 0, -530, 44) +
  circle(light.sky, 0, -530, 22) +
  path(apple(8), 'M-22 -492l22 12l22 -12v34l-22 -12l-22 12Z') +
  scaffold(150, 150, 4) +
  rect(paint.door, -40, -80, 80, 80, 4)

/** Finished student homes with balconies and a shop on the ground floor. */
export const studentHomes = (light: Light, paint: HouseColours) => {
  const balconies = (x: number, floors: number, columns: number, step: number, fill: string) => {
    let d = ''
    for (let row = 1; row < floors; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        d += `M${x + column * step} ${-54 - row * 66}h48v20h-48Z`
      }
    }
    return path(fill, d)
  }
  return (
    storeys(light, paint.wall, -310, 300, 7, 5) +
    balconies(-286, 7, 3, 108, mix(paint.wall, granitt(11), 0.3)) +
    storeys(light, mix(paint.wall, paper, 0.35), -10, 320, 5, 5) +
    balconies(40, 5, 3, 116, paint.door) +
    rect(paint.roof, -320, -506, 320, 16, 4) +
    rect(paint.roof, -16, -376, 334, 16, 4) +
    snowOn(light, 'M-310 -512H-12M0 -382H310', 12) +
    rect(pigeon(3), 20, -92, 130, 92) +
    path(apple(8), 'M14 -100h142v18H14Z') +
    rect(paint.door, 180, -88, 66, 88, 4) +
    rect(paint.door, -190, -88, 70, 88, 4) +
    circle(paint.trim, -132, -42, 5)
  )
}
