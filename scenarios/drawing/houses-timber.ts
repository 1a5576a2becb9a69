import {
  boards,
  casement,
  casements,
  chimney,
  door,
  eaves,
  gable,
  type HouseColours,
  plinth,
  roundPane,
  snowOn,
} from './house-parts.ts'
import type { Light } from './light.ts'
import { dandelion, mix, paper, pistachio, timber } from './palette.ts'
import { circle, line, path, place, rect } from './shapes.ts'

/** A house with its gable to us and a long side to the right. Foot at 0 0. */
const gableHouseFromDoor = (light: Light, paint: HouseColours) =>
  chimney(210, -430, 90) +
  path(mix(paint.wall, '#24292E', 0.1), 'M150 0V-190H430V0Z') +
  path(paint.roof, 'M0 -372H268L462 -184H180Z') +
  snowOn(light, 'M20 -372H264L300 -338') +
  casements(light, paint, [
    [225, -104, 58, 78],
    [345, -104, 58, 78],
  ]) +
  gable(paint.wall, 170, 196, 360) +
  boards(paint, -170, 170, -196) +
  eaves(paint, 194, -184, -368) +
  snowOn(light, 'M-190 -200L0 -384L190 -200', 16) +
  roundPane(light, paint, 0, -262, 30) +
  casement(light, paint, -92, -104, 66, 84) +
  plinth(-170, 430) +
  door(light, paint, 72)

export const gableHouse = (light: Light, paint: HouseColours) =>
  place(-134, 0, 1, gableHouseFromDoor(light, paint))

/** A villa with a tower, a veranda and carved bargeboards. */
export const villa = (light: Light, paint: HouseColours) =>
  chimney(120, -420, 80) +
  rect(paint.wall, -110, -300, 380, 300) +
  path(paint.roof, 'M-120 -296L-60 -392H210L296 -296Z') +
  snowOn(light, 'M-60 -394H208') +
  rect(mix(paint.wall, '#24292E', 0.08), -250, -380, 150, 380) +
  path(paint.roof, 'M-272 -372L-175 -520L-78 -372Z') +
  snowOn(light, 'M-222 -446L-175 -516L-128 -446', 16) +
  line(paint.trim, 6, 'M-175 -520V-556') +
  circle(dandelion(6), -175, -560, 8) +
  rect(paint.trim, -256, -220, 532, 10) +
  casements(light, paint, [
    [-175, -308, 56, 76],
    [-175, -110, 56, 84],
    [-30, -262, 50, 56],
    [80, -262, 50, 56],
    [190, -262, 50, 56],
    [192, -104, 60, 84],
  ]) +
  plinth(-250, 270) +
  door(light, paint, 28) +
  path(paint.roof, 'M-78 -172L-58 -200H120L140 -172Z') +
  line(paint.trim, 10, 'M-62 -168V0M124 -168V0') +
  line(paint.trim, 5, 'M-60 -56H-26M82 -56H122M-44 -54V-6M104 -54V-6')

/** A log cabin under a turf roof with flowers. */
export const turfCabin = (light: Light, paint: HouseColours) =>
  chimney(120, -330, 110) +
  rect(paint.wall, -230, -170, 460, 170) +
  line(paint.board, 6, 'M-244 -140H244M-244 -104H244M-244 -68H244M-244 -32H244') +
  path(
    light.snow ? paper : pistachio(8),
    'M-276 -160Q-240 -286 -190 -290Q0 -306 190 -290Q240 -286 276 -160Q0 -186 -276 -160Z',
  ) +
  line(
    light.snow ? '#C0D5E4' : pistachio(10),
    7,
    'M-150 -246v-26M-142 -246l8 -22M40 -256v-28M48 -254l10 -22M170 -236v-26M-40 -216v-24M-32 -216l8 -20M110 -206v-22',
  ) +
  (light.snow
    ? ''
    : circle(dandelion(6), -96, -276, 9) +
      circle(paper, 88, -268, 8) +
      circle(dandelion(6), -200, -216, 8) +
      circle(paper, -8, -278, 8)) +
  line(timber(8), 12, 'M-274 -158Q0 -182 274 -158') +
  casements(light, paint, [
    [-134, -90, 76, 66],
    [140, -90, 76, 66],
  ]) +
  plinth(-230, 230) +
  door(light, paint, 4, 60, 112)

/** A gambrel barn with a wide door and a hayloft. */
export const barn = (light: Light, paint: HouseColours) =>
  path(paint.wall, 'M-210 0V-210L-150 -330L0 -400L150 -330L210 -210V0Z') +
  boards(paint, -210, 210, -214, 42) +
  line(paint.roof, 28, 'M-232 -190L-158 -334L0 -408L158 -334L232 -190') +
  snowOn(light, 'M-160 -346L0 -420L160 -346', 16) +
  rect(paint.trim, -92, -172, 184, 172, 4) +
  rect(paint.door, -80, -160, 78, 160) +
  rect(paint.door, 2, -160, 78, 160) +
  line(paint.trim, 7, 'M-76 -156L-6 -6M-6 -156L-76 -6M6 -156L76 -6M76 -156L6 -6') +
  casements(light, paint, [
    [0, -270, 80, 66],
    [-152, -120, 50, 70],
    [152, -120, 50, 70],
  ]) +
  line(timber(8), 8, 'M0 -408V-440H-36') +
  plinth(-210, -96) +
  plinth(96, 210)

/** A tent-shaped cabin: roof to the ground, glass in front. */
export const tentCabin = (light: Light, paint: HouseColours) =>
  path(paint.wall, 'M-190 0L0 -410L190 0Z') +
  path(light.glass, 'M-108 -150H108L0 -366Z') +
  line(paint.trim, 8, 'M-112 -150H112M0 -150V-360M-58 -150V-256M58 -150V-256M-58 -256H58') +
  line(paint.roof, 34, 'M-226 -4L0 -436L226 -4') +
  snowOn(light, 'M-212 -50L0 -454L212 -50', 18) +
  casement(light, paint, -84, -76, 54, 66) +
  door(light, paint, 40, 58, 108) +
  line(timber(7), 14, 'M-210 2H210')

/** A house on poles in an old oak, with a ladder. */
export const treeHouse = (light: Light, paint: HouseColours) =>
  path(timber(8), 'M-46 6Q-24 -120 -40 -300H40Q24 -120 52 6Z') +
  line(timber(8), 26, 'M-20 -220Q-120 -260 -170 -330M20 -200Q120 -250 190 -310') +
  circle(light.leaves[2], -190, -400, 110) +
  circle(light.leaves[2], 200, -390, 120) +
  circle(light.leaves[1], 0, -500, 150) +
  rect(timber(7), -170, -244, 340, 18, 4) +
  rect(paint.wall, -112, -390, 224, 148) +
  boards({ ...paint, board: paint.board }, -112, 112, -388).replaceAll('V-4', 'V-246') +
  path(paint.roof, 'M-146 -376L0 -486L146 -376Z') +
  snowOn(light, 'M-120 -396L0 -488L120 -396', 16) +
  roundPane(light, paint, 52, -318, 30) +
  rect(paint.door, -80, -332, 56, 88, 28) +
  line(timber(5), 6, 'M-160 -244V-290M160 -244V-290M-160 -288H-112M112 -288H160') +
  line(
    timber(5),
    8,
    'M-96 -232L-132 4M-52 -232L-88 4M-98 -190H-62M-106 -140H-68M-114 -90H-76M-122 -40H-84',
  ) +
  circle(light.leaves[0], 150, -500, 84) +
  circle(light.leaves[0], -140, -500, 76)
