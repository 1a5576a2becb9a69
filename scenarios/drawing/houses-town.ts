import {
  boards,
  casement,
  casements,
  chimney,
  door,
  eaves,
  gable,
  type HouseColours,
  houseColours,
  plinth,
  roundPane,
  snowOn,
} from './house-parts.ts'
import type { Light } from './light.ts'
import { apple, dandelion, granitt, mix, paper, pistachio, timber } from './palette.ts'
import { circle, line, path, place, rect } from './shapes.ts'

/** Three joined pavilions with lean-to roofs: the kindergarten as built today. */
export const pavilions = (light: Light, paint: HouseColours) => {
  const pavilion = (x: number, wall: string, tall: number) =>
    path(wall, `M${x} 0V${-tall}L${x + 196} ${-tall + 84}V0Z`) +
    line(paint.roof, 22, `M${x - 12} ${-tall - 6}L${x + 206} ${-tall + 88}`) +
    snowOn(light, `M${x - 8} ${-tall - 20}L${x + 200} ${-tall + 70}`, 14)
  return (
    pavilion(-300, mix(paint.wall, paper, 0.3), 300) +
    pavilion(-98, paint.wall, 330) +
    pavilion(104, mix(paint.wall, granitt(10), 0.16), 300) +
    casement(light, paint, -226, -112, 92, 110) +
    roundPane(light, paint, -240, -224, 22) +
    casement(light, paint, 178, -112, 92, 110) +
    roundPane(light, paint, 160, -222, 22) +
    casement(light, paint, -36, -240, 70, 50) +
    plinth(-300, 300) +
    door(light, paint, -36, 70, 128) +
    casement(light, paint, 56, -96, 44, 80)
  )
}

/** White functionalism: flat roofs, a curved corner and a roof terrace. */
export const functionalist = (light: Light, paint: HouseColours) =>
  rect(mix(paint.wall, granitt(10), 0.08), -60, -370, 220, 180, 8) +
  rect(paint.roof, -72, -382, 244, 18, 6) +
  snowOn(light, 'M-62 -388H162', 14) +
  roundPane(light, paint, 104, -290, 36) +
  casement(light, paint, 6, -286, 70, 70) +
  path(paint.wall, 'M-290 0V-130Q-290 -210 -210 -210H270V0Z') +
  path(paint.roof, 'M-296 -150Q-290 -226 -210 -226H276V-208H-206Q-276 -206 -278 -140Z') +
  snowOn(light, 'M-214 -230H-80M176 -230H272', 14) +
  line(
    paint.roof,
    5,
    'M-206 -228V-266M-160 -228V-266M-114 -228V-266M-208 -266H-66M180 -228V-266M226 -228V-266M270 -228V-266M166 -266H272',
  ) +
  rect(paint.trim, -262, -152, 250, 82, 10) +
  rect(light.glass, -254, -144, 76, 66, 6) +
  rect(light.glass, -172, -144, 72, 66, 3) +
  rect(light.glass, -94, -144, 74, 66, 3) +
  casement(light, paint, 200, -110, 76, 84) +
  plinth(-290, 270) +
  door(light, paint, 80, 68, 124)

/** A brick apartment house whose ground floor is the kindergarten. */
export const townHouse = (light: Light, paint: HouseColours) => {
  const spots = [-450, -300].flatMap((y) => [-146, 0, 146].map((x) => [x, y] as const))
  const arches = spots.map(
    ([x, y]) => `M${x - 30} ${y + 47}V${y - 28}Q${x} ${y - 67} ${x + 30} ${y - 28}V${y + 47}Z`,
  )
  const bars = spots.map(([x, y]) => `M${x} ${y - 44}V${y + 44}M${x - 26} ${y - 10}h52`)
  return (
    chimney(-120, -640, 70) +
    chimney(150, -640, 70) +
    path(paint.roof, 'M-236 -540L-196 -610H196L236 -540Z') +
    snowOn(light, 'M-196 -612H196') +
    rect(paint.wall, -220, -546, 440, 546) +
    rect(paint.trim, -232, -552, 464, 18, 4) +
    `<path d="${arches.join('')}" fill="${light.glass}" stroke="${paint.trim}" stroke-width="8"/>` +
    line(paint.trim, 4, bars.join('')) +
    rect(mix(paint.wall, granitt(11), 0.22), -220, -196, 440, 196) +
    rect(paint.trim, -232, -206, 464, 14, 4) +
    casements(light, paint, [
      [-138, -104, 104, 104],
      [140, -104, 104, 104],
    ]) +
    door(light, paint, 2, 72, 142) +
    path(
      dandelion(6),
      'M-214 -186h38v26q-19 16 -38 0ZM-138 -186h38v26q-19 16 -38 0ZM62 -186h38v26q-19 16 -38 0ZM138 -186h38v26q-19 16 -38 0Z',
    ) +
    path(
      apple(7),
      'M-176 -186h38v26q-19 16 -38 0ZM-100 -186h38v26q-19 16 -38 0ZM100 -186h38v26q-19 16 -38 0ZM176 -186h38v26q-19 16 -38 0Z',
    )
  )
}

/** Four narrow gables in four colours, wall to wall. */
export const rowHouses = (light: Light, paint: HouseColours) => {
  const others = [houseColours.yellow, houseColours.sky, houseColours.pink, houseColours.mint]
  const row = [...others.filter((other) => other.wall !== paint.wall).slice(0, 3), paint]
  return row
    .map((each, index) => {
      const tall = [250, 214, 270, 230][index] ?? 240
      const front =
        gable(each.wall, 84, tall, tall + 96) +
        boards(each, -84, 84, -tall, 28) +
        line(each.roof, 20, `M-88 ${-tall}L0 ${-tall - 100}L88 ${-tall}`) +
        snowOn(light, `M-80 ${-tall - 20}L0 ${-tall - 112}L80 ${-tall - 20}`, 14) +
        casement(light, each, 0, -tall + 4, 44, 52) +
        (index === 2
          ? door(light, each, 0, 56, 112)
          : casements(light, each, [
              [-36, -92, 40, 66],
              [36, -92, 40, 66],
            ])) +
        plinth(-84, 84)
      return place(-255 + index * 170, 0, 1, front)
    })
    .join('')
}

/** A round pavilion under a pointed roof. */
export const roundHouse = (light: Light, paint: HouseColours) =>
  path(paint.wall, 'M-200 -4V-180H200V-4Q0 26 -200 -4Z') +
  path(mix(paint.wall, granitt(11), 0.12), 'M110 -180H200V-4Q160 8 110 12Z') +
  path(paint.roof, 'M-250 -164Q-90 -240 -22 -372H22Q90 -240 250 -164Q0 -116 -250 -164Z') +
  snowOn(light, 'M-150 -230Q-60 -290 -16 -370H16Q40 -320 80 -276', 16) +
  line(paint.trim, 8, 'M0 -372V-424') +
  path(dandelion(6), 'M2 -424L66 -406L2 -388Z') +
  casements(light, paint, [
    [-128, -84, 64, 88],
    [128, -84, 56, 88],
  ]) +
  rect(paint.trim, -50, -136, 100, 146, 50) +
  rect(paint.door, -40, -126, 80, 136, 40) +
  circle(light.glass, 0, -82, 22)

/** An old brick school with a bell tower. */
export const bellSchool = (light: Light, paint: HouseColours) =>
  rect(paint.wall, -280, -210, 560, 210) +
  path(paint.roof, 'M-300 -206L-240 -300H240L300 -206Z') +
  snowOn(light, 'M-238 -302H-90M90 -302H238') +
  gable(paint.wall, 92, 260, 350) +
  line(paint.roof, 20, 'M-104 -252L0 -362L104 -252') +
  rect(paint.wall, -34, -452, 68, 100) +
  path(light.glass, 'M-20 -356V-414Q0 -440 20 -414V-356Z') +
  path(dandelion(7), 'M-14 -372Q-10 -404 0 -404Q10 -404 14 -372Z') +
  path(paint.roof, 'M-50 -446L0 -540L50 -446Z') +
  snowOn(light, 'M-26 -490L0 -538L26 -490', 14) +
  circle(paint.trim, 0, -278, 36) +
  circle(paper, 0, -278, 28) +
  line(granitt(10), 5, 'M0 -278V-298M0 -278L13 -270') +
  casements(
    light,
    paint,
    [-228, -144, 144, 228].map((x) => [x, -110, 50, 90] as const),
  ) +
  plinth(-280, 280) +
  door(light, paint, 0, 76, 138)

/** A garden house of glass and slender bars, with plants inside. */
export const glassHouse = (light: Light, paint: HouseColours) => {
  const bars = [-200, -120, -40, 40, 120, 200].map((x) => `M${x} -10V-200`).join('')
  return (
    path(light.glass, 'M-230 0V-196L-150 -320H150L230 -196V0Z') +
    [-170, 90, 172]
      .map((x) =>
        path(pistachio(9), `M${x} -40q-46 -50 -18 -110q10 30 18 50q8 -40 34 -62q14 70 -34 122Z`),
      )
      .join('') +
    circle(apple(8), -190, -126, 10) +
    circle(apple(8), -150, -96, 10) +
    circle(dandelion(6), 110, -120, 11) +
    line(
      paint.wall,
      9,
      `${bars}M-230 -4V-196L-150 -320H150L230 -196V-4M-230 -196H230M-70 -196L-48 -320M70 -196L48 -320`,
    ) +
    snowOn(light, 'M-148 -328H148', 14) +
    rect(paint.wall, -236, -44, 472, 46, 4) +
    boards(paint, -236, 236, -40) +
    rect(paint.trim, -44, -160, 88, 160, 4) +
    rect(light.glass, -32, -148, 64, 84) +
    rect(paint.door, -32, -60, 64, 60) +
    line(paint.trim, 4, 'M0 -148V-64M-32 -106H32') +
    path(timber(7), 'M-214 0h52l-8 -40h-36ZM160 0h52l-8 -40h-36Z')
  )
}

/** Two boat sheds on poles. */
export const boatHouse = (light: Light, paint: HouseColours) => {
  const shed = (each: HouseColours) =>
    line(timber(9), 14, 'M-120 -20V44M-40 -20V44M40 -20V44M120 -20V44') +
    gable(each.wall, 140, 190, 310) +
    boards(each, -140, 140, -190) +
    eaves(each, 156, -178, -318) +
    snowOn(light, 'M-150 -196L0 -332L150 -196', 16) +
    casement(light, each, 0, -210, 52, 52)
  return (
    place(
      150,
      0,
      0.92,
      shed(houseColours.yellow) +
        casements(light, paint, [
          [-60, -84, 62, 78],
          [62, -84, 62, 78],
        ]),
    ) +
    place(
      -140,
      0,
      1,
      shed(paint) + door(light, paint, -56, 68, 122) + casement(light, paint, 64, -84, 66, 80),
    ) +
    rect(timber(6), -320, -10, 640, 18, 5) +
    line(timber(9), 12, 'M-300 4V48M300 4V48')
  )
}
