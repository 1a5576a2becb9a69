import { glassDoors, panes } from './campus-houses.ts'
import { type HouseColours, plinth, snowOn } from './house-parts.ts'
import type { Light } from './light.ts'
import { apple, dandelion, granitt, mix, paper, pigeon, timber } from './palette.ts'
import { circle, line, path, place, rect } from './shapes.ts'

/** A health centre: a bright front with a canopy and a round sign with a cross. */
export const healthHouse = (light: Light, paint: HouseColours) =>
  rect(paint.wall, -310, -360, 400, 360, 4) +
  rect(mix(paint.wall, paper, 0.35), 60, -250, 270, 250, 4) +
  rect(paint.roof, -322, -376, 424, 24, 6) +
  rect(paint.roof, 76, -266, 266, 22, 6) +
  snowOn(light, 'M-310 -380H90M110 -270H330', 14) +
  `<path d="${panes(-276, -320, 4, 1, [88, 10], [60, 86])}${panes(-276, -176, 2, 1, [88, 10], [60, 90])}${panes(104, -200, 3, 1, [76, 10], [54, 110])}" fill="${light.glass}" stroke="${paint.trim}" stroke-width="7"/>` +
  glassDoors(light, paint, -12, 110, 130) +
  rect(paint.door, -104, -166, 190, 20, 8) +
  circle(paper, 198, -330, 54) +
  path(apple(8), 'M182 -364h32v20h20v28h-20v20h-32v-20h-20v-28h20Z') +
  line(granitt(9), 9, 'M198 -276V-262') +
  plinth(-310, 330)

/** A café with striped awning and open windows. */
export const cafe = (light: Light, paint: HouseColours) => {
  const stripes = Array.from({ length: 12 }, (_, index) =>
    path(index % 2 ? paper : paint.door, `M${-264 + index * 44} -246h44v60q-22 34 -44 0Z`),
  ).join('')
  return (
    rect(paint.wall, -280, -440, 560, 440, 6) +
    rect(paint.roof, -298, -462, 596, 32, 8) +
    snowOn(light, 'M-286 -466H286') +
    `<path d="${panes(-230, -392, 4, 1, [126, 10], [84, 96])}" fill="${light.glass}" stroke="${paint.trim}" stroke-width="8"/>` +
    line(paint.trim, 5, 'M-188 -392v96M-62 -392v96M64 -392v96M190 -392v96') +
    rect(paint.trim, -248, -178, 300, 150, 6) +
    rect(light.glass, -238, -168, 280, 130) +
    line(paint.trim, 6, 'M-145 -168v130M-52 -168v130') +
    place(-190, -40, 0.5, path(apple(7), 'M-48 -96H48V-20Q48 0 28 0H-28Q-48 0 -48 -20Z')) +
    place(-98, -40, 0.5, path(dandelion(6), 'M-48 -70H48V-20Q48 0 28 0H-28Q-48 0 -48 -20Z')) +
    place(-6, -40, 0.5, path(pigeon(8), 'M-48 -110H48V-20Q48 0 28 0H-28Q-48 0 -48 -20Z')) +
    rect(paint.trim, 96, -178, 108, 178, 4) +
    rect(paint.door, 106, -168, 88, 168, 3) +
    rect(light.glass, 118, -154, 64, 86, 3) +
    circle(paint.trim, 182, -58, 5) +
    stripes +
    rect(paint.roof, -270, -256, 540, 16, 6) +
    plinth(-280, 280)
  )
}

/** A coffee cart on wheels with a hatch and a roof. */
export const coffeeCart = (light: Light, paint: HouseColours) =>
  line(granitt(9), 12, 'M230 -60H320') +
  rect(paint.wall, -230, -330, 460, 270, 36) +
  rect(mix(paint.wall, granitt(11), 0.16), -230, -130, 460, 70, 20) +
  path(paint.roof, 'M-244 -318Q-236 -380 -180 -380H180Q236 -380 244 -318Z') +
  snowOn(light, 'M-180 -388H180') +
  rect(light.glass, -170, -286, 280, 120, 8) +
  rect(timber(5), -190, -172, 320, 20, 6) +
  path(paint.door, 'M-186 -290L-220 -226H152L126 -290Z') +
  path(paper, 'M-110 -290L-126 -226H-70L-64 -290ZM0 -290L4 -226H60L46 -290Z') +
  place(-90, -172, 0.6, rect(paper, -20, -60, 40, 60, 6)) +
  place(-40, -172, 0.6, rect(apple(8), -20, -60, 40, 60, 6)) +
  rect(granitt(4), 20, -222, 70, 50, 6) +
  circle(paint.trim, 178, -220, 34) +
  path(paint.door, 'M162 -232h32v16q-2 18 -16 18t-16 -18Z') +
  [-130, 130].map((x) => circle(granitt(11), x, -46, 50) + circle(granitt(5), x, -46, 22)).join('')
