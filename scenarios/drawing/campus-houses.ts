import { type HouseColours, plinth, snowOn } from './house-parts.ts'
import type { Light } from './light.ts'
import { apple, dandelion, granitt, mix, paper, pigeon } from './palette.ts'
import { circle, line, path, rect, round } from './shapes.ts'

/** Rows of equal panes in one path. */
export const panes = (
  left: number,
  top: number,
  columns: number,
  rows: number,
  step: readonly [number, number],
  size: readonly [number, number],
) => {
  let d = ''
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      d += `M${round(left + column * step[0])} ${round(top + row * step[1])}h${size[0]}v${size[1]}h${-size[0]}Z`
    }
  }
  return d
}

export const glassDoors = (light: Light, paint: HouseColours, x: number, w = 110, h = 130) =>
  rect(paint.trim, x - w / 2 - 9, -h - 9, w + 18, h + 9, 4) +
  rect(light.glass, x - w / 2, -h, w, h, 2) +
  line(paint.trim, 7, `M${x} ${-h}V0`) +
  line(paint.door, 7, `M${x - 14} ${round(-h * 0.55)}v34M${x + 14} ${round(-h * 0.55)}v34`) +
  rect(granitt(5), x - w / 2 - 30, -9, w + 60, 13, 4)

/** A temple front of six columns under a gable: the oldest university building of a town. */
export const columns = (light: Light, paint: HouseColours) =>
  rect(paint.wall, -330, -270, 660, 270) +
  rect(paint.roof, -340, -292, 680, 28, 6) +
  snowOn(light, 'M-330 -296H-220M220 -296H330') +
  path(
    light.glass,
    panes(-306, -220, 2, 2, [58, 104], [36, 70]) + panes(210, -220, 2, 2, [58, 104], [36, 70]),
  ) +
  rect(mix(paint.wall, granitt(11), 0.2), -190, -300, 380, 300) +
  glassDoors(light, paint, 0, 92, 150) +
  [-178, -112, -46, 46, 112, 178]
    .map(
      (x) =>
        rect(paint.trim, x - 15, -282, 30, 262) +
        rect(paint.trim, x - 23, -296, 46, 18, 4) +
        rect(paint.trim, x - 23, -30, 46, 16, 4),
    )
    .join('') +
  rect(paint.trim, -214, -326, 428, 34, 4) +
  path(paint.wall, 'M-206 -324L0 -418L206 -324Z') +
  line(paint.roof, 18, 'M-224 -324L0 -424L224 -324') +
  snowOn(light, 'M-206 -342L0 -434L206 -342', 14) +
  circle(paint.trim, 0, -358, 22) +
  path(granitt(5), 'M-236 4V-18H236V4ZM-262 16V0H262V16Z')

/** A tall slab of offices with a low wing. */
export const slab = (light: Light, paint: HouseColours) =>
  rect(paint.wall, -250, -560, 270, 560, 4) +
  rect(mix(paint.wall, granitt(11), 0.18), 20, -560, 60, 560) +
  path(light.glass, panes(-232, -530, 6, 8, [40, 58], [28, 34])) +
  rect(paint.roof, -260, -574, 350, 20, 4) +
  rect(paint.roof, -140, -610, 90, 40, 4) +
  snowOn(light, 'M-250 -578H80') +
  rect(paint.trim, 20, -190, 310, 190, 4) +
  rect(paint.door, 10, -204, 330, 20, 6) +
  snowOn(light, 'M90 -208H330', 14) +
  path(light.glass, panes(44, -160, 4, 1, [70, 10], [54, 96])) +
  glassDoors(light, paint, -110, 120, 120) +
  rect(paint.door, -190, -146, 160, 18, 6) +
  plinth(-250, 330)

/** Glass floors behind upright fins. */
export const finned = (light: Light, paint: HouseColours) => {
  let fins = ''
  for (let x = -300; x <= 300; x += 30) fins += `M${x} -380V-150`
  return (
    rect(mix(light.glass, paint.wall, 0.25), -320, -400, 640, 400, 4) +
    rect(light.glass, -300, -126, 600, 126) +
    line(paint.wall, 11, fins) +
    rect(paint.roof, -336, -416, 672, 26, 8) +
    rect(paint.wall, -336, -152, 672, 26, 6) +
    rect(paint.wall, -336, -272, 672, 12, 4) +
    snowOn(light, 'M-326 -420H326') +
    line(paint.trim, 7, 'M-200 -126V0M-100 -126V0M100 -126V0M200 -126V0') +
    glassDoors(light, paint, 0, 120, 118) +
    plinth(-320, 320)
  )
}

/** An old brewery of brick with arched windows and a chimney. */
export const brewery = (light: Light, paint: HouseColours) => {
  const arches = (left: number, top: number, count: number, step: number) => {
    let d = ''
    for (let index = 0; index < count; index += 1) {
      const x = left + index * step
      d += `M${x} ${top + 92}V${top + 22}q23 -36 46 0V${top + 92}Z`
    }
    return d
  }
  return (
    path(mix(paint.wall, granitt(11), 0.2), 'M216 -260L224 -600H276L284 -260Z') +
    rect(paint.trim, 216, -600, 68, 18, 4) +
    rect(paint.wall, -320, -250, 640, 250) +
    rect(mix(paint.wall, granitt(11), 0.1), -220, -420, 260, 420) +
    path(paint.roof, 'M-240 -412L-90 -500L60 -412Z') +
    snowOn(light, 'M-226 -424L-90 -504L46 -424', 14) +
    rect(paint.roof, -330, -268, 112, 24, 4) +
    rect(paint.roof, 38, -268, 292, 24, 4) +
    snowOn(light, 'M54 -272H320', 14) +
    `<path d="${arches(-194, -380, 3, 80)}${arches(-194, -246, 3, 80)}${arches(70, -214, 4, 62)}${arches(-296, -214, 1, 62)}" fill="${light.glass}" stroke="${paint.trim}" stroke-width="7"/>` +
    circle(paint.trim, -90, -438, 20) +
    line(paint.trim, 6, 'M-320 -96H-220M40 -96H320M-220 -128H40') +
    glassDoors(light, paint, -90, 100, 112) +
    path(light.glass, panes(74, -74, 4, 1, [62, 10], [40, 50])) +
    plinth(-320, 320)
  )
}

/** A factory with a saw-tooth roof, turned into studios. */
export const sawTooth = (light: Light, paint: HouseColours) =>
  path(mix(paint.wall, granitt(11), 0.2), 'M-262 -200L-256 -560H-204L-198 -200Z') +
  rect(paint.trim, -264, -560, 68, 16, 4) +
  [-320, -160, 0, 160]
    .map(
      (x) =>
        path(paint.wall, `M${x} 0V-330L${x + 160} -230V0Z`) +
        path(light.glass, `M${x + 6} -232V-310L${x + 120} -240V-232Z`) +
        line(paint.roof, 18, `M${x} -336L${x + 160} -236`) +
        line(paint.roof, 12, `M${x} -330V-226`) +
        snowOn(light, `M${x + 6} -348L${x + 150} -258`, 14),
    )
    .join('') +
  `<path d="${panes(-292, -190, 3, 1, [110, 10], [84, 110])}${panes(124, -190, 2, 1, [110, 10], [84, 110])}" fill="${light.glass}" stroke="${paint.trim}" stroke-width="7"/>` +
  line(
    paint.trim,
    4,
    'M-250 -190v110M-140 -190v110M-30 -190v110M166 -190v110M276 -190v110M-292 -140h84M-182 -140h84M-72 -140h84M124 -140h84M234 -140h84',
  ) +
  glassDoors(light, paint, 66, 84, 120) +
  plinth(-320, 320)

/** White concrete with a cantilever and slanting windows. */
export const studio = (light: Light, paint: HouseColours) =>
  rect(mix(paint.wall, granitt(11), 0.2), -210, -190, 470, 190) +
  path(light.glass, 'M-180 -160H-60V-20H-180ZM-40 -160H60V-20H-40Z') +
  path(paint.wall, 'M-310 -180V-430L330 -380V-180Z') +
  line(paint.roof, 18, 'M-316 -438L336 -388') +
  snowOn(light, 'M-306 -452L326 -402', 14) +
  `<path d="M-270 -220V-400L-120 -388V-220ZM-84 -220V-330L120 -314V-220ZM160 -220L250 -364L290 -360V-220Z" fill="${light.glass}" stroke="${paint.trim}" stroke-width="9"/>` +
  line(paint.trim, 6, 'M-195 -394V-220M20 -322V-220') +
  line(paint.roof, 16, 'M300 -180V0M-290 -180V0') +
  glassDoors(light, paint, 160, 100, 128) +
  plinth(-210, 260)

/** A sports hall under a curved roof. */
export const arena = (light: Light, paint: HouseColours) =>
  path(paint.wall, 'M-340 0V-180Q0 -420 340 -180V0Z') +
  path(light.glass, 'M-290 -30V-186Q0 -374 290 -186V-30Z') +
  line(
    paint.trim,
    8,
    'M-190 -30V-236M-95 -30V-268M0 -30V-280M95 -30V-268M190 -30V-236M-290 -130H290',
  ) +
  line(paint.roof, 28, 'M-350 -180Q0 -430 350 -180') +
  snowOn(light, 'M-300 -226Q0 -424 300 -226', 16) +
  rect(paint.door, -340, -36, 680, 36) +
  glassDoors(light, paint, 0, 130, 124) +
  circle(apple(7), -208, -82, 22) +
  circle(dandelion(6), 152, -76, 18) +
  plinth(-350, 350)

/** A music house: a wedge with windows like organ pipes. */
export const concert = (light: Light, paint: HouseColours) => {
  const pipes = Array.from({ length: 11 }, (_, index) => {
    const x = -270 + index * 34
    const top = -150 - index * 22
    return `M${x} -70V${top}q11 -16 22 0V-70Z`
  }).join('')
  return (
    path(paint.wall, 'M-330 0V-170L160 -480V0Z') +
    path(mix(paint.wall, granitt(11), 0.18), 'M160 0V-480L330 -330V0Z') +
    line(paint.roof, 20, 'M-344 -168L160 -488L340 -330') +
    snowOn(light, 'M-320 -198L156 -504', 14) +
    path(light.glass, pipes) +
    circle(light.glass, 246, -250, 46) +
    line(paint.trim, 6, 'M246 -296V-204M200 -250H292') +
    glassDoors(light, paint, 242, 92, 124) +
    plinth(-330, 330)
  )
}

/** Two blocks with a glass roof between them. */
export const atrium = (light: Light, paint: HouseColours) => {
  const block = (x: number, wall: string) =>
    rect(wall, x, -380, 210, 380, 4) +
    path(light.glass, panes(x + 22, -350, 4, 5, [44, 66], [30, 42])) +
    rect(paint.roof, x - 8, -394, 226, 20, 4) +
    snowOn(light, `M${x} -398H${x + 208}`, 14)
  return (
    path(mix(light.glass, paper, 0.3), 'M-120 0V-300L0 -450L120 -300V0Z') +
    line(
      paint.trim,
      8,
      'M-120 -300L0 -450L120 -300M-60 -376V0M60 -376V0M0 -450V0M-120 -300H120M-120 -200H120M-120 -100H120',
    ) +
    block(-326, paint.wall) +
    block(116, mix(paint.wall, paper, 0.22)) +
    glassDoors(light, paint, 0, 120, 116) +
    plinth(-326, 326)
  )
}

/** Low laboratories, a workshop with a round roof and a mast with a wind wheel. */
export const laboratory = (light: Light, paint: HouseColours) =>
  line(paint.trim, 14, 'M-240 -200V-500') +
  path(
    paint.trim,
    'M-240 -506L-250 -630L-232 -630ZM-234 -494L-126 -440L-136 -424ZM-246 -494L-354 -440L-344 -424Z',
  ) +
  circle(granitt(8), -240, -500, 14) +
  rect(paint.wall, -330, -210, 400, 210, 4) +
  rect(paint.roof, -340, -226, 420, 24, 6) +
  snowOn(light, 'M-330 -230H70') +
  `<path d="${panes(-304, -180, 4, 1, [92, 10], [70, 76])}" fill="${light.glass}" stroke="${paint.trim}" stroke-width="7"/>` +
  path(mix(paint.wall, paper, 0.3), 'M60 0V-190Q195 -330 330 -190V0Z') +
  line(paint.roof, 20, 'M52 -188Q195 -338 338 -188') +
  snowOn(light, 'M80 -224Q195 -332 310 -224', 14) +
  rect(paint.door, 110, -160, 170, 160, 6) +
  line(mix(paint.door, paper, 0.3), 6, 'M195 -160V0M110 -106H280M110 -54H280') +
  glassDoors(light, paint, -150, 96, 96) +
  plinth(-330, 330)

/** A stern brick school with a middle gable and a flag. */
export const academy = (light: Light, paint: HouseColours) =>
  line(granitt(6), 8, 'M0 -430V-590') +
  path(apple(8), 'M4 -588h96v58h-96Z') +
  path(paper, 'M30 -588h16v58h-16ZM4 -566h96v14h-96Z') +
  path(pigeon(10), 'M34 -588h8v58h-8ZM4 -562h96v7h-96Z') +
  rect(paint.wall, -340, -300, 680, 300) +
  path(paint.roof, 'M-356 -294L-310 -360H310L356 -294Z') +
  snowOn(light, 'M-308 -362H-130M130 -362H308') +
  path(mix(paint.wall, granitt(11), 0.12), 'M-120 0V-330L0 -430L120 -330V0Z') +
  line(paint.roof, 18, 'M-134 -322L0 -436L134 -322') +
  snowOn(light, 'M-120 -348L0 -448L120 -348', 14) +
  `<path d="${panes(-308, -254, 4, 2, [50, 112], [32, 72])}${panes(146, -254, 4, 2, [50, 112], [32, 72])}" fill="${light.glass}" stroke="${paint.trim}" stroke-width="6"/>` +
  circle(paint.trim, 0, -324, 40) +
  circle(light.glass, 0, -324, 30) +
  `<path d="${panes(-84, -252, 3, 1, [62, 10], [44, 64])}" fill="${light.glass}" stroke="${paint.trim}" stroke-width="6"/>` +
  glassDoors(light, paint, 0, 104, 140) +
  plinth(-340, 340)
