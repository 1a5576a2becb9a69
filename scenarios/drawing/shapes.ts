export const round = (value: number) => String(Math.round(value * 10) / 10)

export const rect = (fill: string, x: number, y: number, w: number, h: number, radius = 0) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"${
    radius ? ` rx="${round(radius)}"` : ''
  } fill="${fill}"/>`

export const circle = (fill: string, x: number, y: number, radius: number) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`

export const ellipse = (fill: string, x: number, y: number, rx: number, ry: number) =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"/>`

export const path = (fill: string, d: string) => `<path d="${d}" fill="${fill}"/>`

/** An open line; without filling and with round ends, because the whole drawing says so. */
export const line = (colour: string, width: number, d: string) =>
  `<path d="${d}" stroke="${colour}" stroke-width="${round(width)}"/>`

type Point = readonly [x: number, y: number]

/** Equal discs in one path: lines of no length with round ends. */
export const dots = (colour: string, radius: number, points: readonly Point[]) =>
  line(colour, radius * 2, points.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join(''))

/** A ring without filling. */
export const ring = (colour: string, width: number, x: number, y: number, radius: number) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" stroke="${colour}" stroke-width="${round(width)}"/>`

export type Placing = { flip?: boolean; turn?: number }

/** Moves a part, drawn around its foot at 0 0, to where it stands. */
export const place = (x: number, y: number, scale: number, part: string, placing: Placing = {}) => {
  const turn = placing.turn ? ` rotate(${round(placing.turn)})` : ''
  const across = Math.round(scale * (placing.flip ? -100 : 100)) / 100
  const down = Math.round(scale * 100) / 100
  return `<g transform="translate(${round(x)} ${round(y)})${turn} scale(${across} ${down})">${part}</g>`
}

/** A soft curve through all points (Catmull-Rom as cubic Bézier), without the leading `M`. */
export const curveThrough = (points: readonly Point[]) => {
  const at = (index: number): Point => {
    const point = points[Math.min(Math.max(index, 0), points.length - 1)]
    if (!point) throw new RangeError('A curve needs points')
    return point
  }
  let d = `${round(at(0)[0])} ${round(at(0)[1])}`
  for (let index = 0; index < points.length - 1; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const
    d += `C${[...first, ...second, ...to].map((value) => Math.round(value)).join(' ')}`
  }
  return d
}

export const drawing = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">${content}</svg>\n`
