import { bun, cake, croissant, sandwich, waffles } from './food.ts'
import { apple, dandelion, granitt, mix, paper, pigeon, pistachio } from './palette.ts'
import { circle, ellipse, line, path, place, rect } from './shapes.ts'

/** An espresso machine with two groups and cups on top; foot at 0, 320 wide. */
export const espressoMachine = (body: string = apple(8)) =>
  [-110, -50, 10, 70].map((x) => rect(paper, x, -226, 44, 34, 8)).join('') +
  rect(body, -150, -196, 300, 82, 16) +
  rect(mix(body, granitt(11), 0.2), -136, -116, 272, 30) +
  rect(granitt(5), -150, -34, 300, 34, 8) +
  rect(mix(body, granitt(11), 0.3), -140, -116, 40, 84) +
  rect(mix(body, granitt(11), 0.3), 100, -116, 40, 84) +
  line(granitt(10), 15, 'M-52 -92V-70M52 -92V-70') +
  line(granitt(10), 11, 'M-52 -78H-10M52 -78H94') +
  rect(paper, -72, -58, 40, 26, 6) +
  rect(paper, 32, -58, 40, 26, 6) +
  circle(paper, 0, -156, 20) +
  line(apple(9), 5, 'M0 -156L8 -168') +
  circle(dandelion(5), -96, -156, 9) +
  circle(pistachio(6), -66, -156, 9)

/** A glass case with buns and cakes on two shelves; foot at 0, 360 wide. */
export const pastryCase = () => {
  const pieces = (y: number, list: readonly string[]) =>
    list.map((part, index) => place(-126 + index * 84, y, 0.36, part)).join('')
  return (
    path(pigeon(2), 'M-176 0V-150Q-176 -176 -150 -176H176V0Z') +
    pieces(-12, [bun(), croissant(), bun(), cake()]) +
    line(granitt(5), 6, 'M-170 -88H172') +
    pieces(-94, [croissant(), waffles(), bun(), sandwich()]) +
    line(paper, 9, 'M-176 -2V-150Q-176 -176 -150 -176H176V-2')
  )
}

/** A warm counter: pans under a glass with lamps; foot at 0, 420 wide. */
export const servingPans = () =>
  line(granitt(8), 8, 'M-200 0V-150M200 0V-150') +
  rect(pigeon(2), -206, -160, 412, 46, 8) +
  [apple(7), dandelion(6), pistachio(8)]
    .map(
      (fill, index) =>
        ellipse(fill, -132 + index * 132, -44, 54, 16) +
        rect(granitt(5), -192 + index * 132, -44, 120, 44, 6) +
        line(
          paper,
          6,
          `M${-150 + index * 132} -70q-12 -18 0 -34M${-120 + index * 132} -70q-12 -18 0 -34`,
        ),
    )
    .join('')
