/** Pixels of a drawing, as wide as a picture is shown at most. */
export const drawingSize = { width: 1_280, height: 800 } as const

/** Steps of the palette (`ui/theme/palette.css`): drawn files cannot read it. */
const colours = {
  paper: '#f4f9f1',
  leaf: '#a9cf9b',
  forest: '#1f5a36',
  blush: '#fff3f0',
  apple: '#f4a393',
  wine: '#8e2a1c',
  cream: '#fff8df',
  sun: '#f7cf4d',
  mist: '#f8f5fc',
  lilac: '#c3aee5',
  plum: '#5b3e96',
  ink: '#33393f',
  sky: '#f2f6f9',
} as const

type Colour = keyof typeof colours

const circle = (x: number, y: number, r: number, colour: Colour) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colours[colour]}"/>`
const box = (x: number, y: number, [width, height]: [number, number], colour: Colour, r = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${colours[colour]}"/>`
const shape = (path: string, colour: Colour) => `<path d="${path}" fill="${colours[colour]}"/>`
const line = (path: string, colour: Colour, width: number) =>
  `<path d="${path}" fill="none" stroke="${colours[colour]}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const each = <Item>(items: readonly Item[], draw: (item: Item, index: number) => string) =>
  items.map(draw).join('')

type Drawing = { readonly ground: Colour; readonly parts: string }

/** Voices above each other, each as a wave. */
const waves: Drawing = {
  ground: 'cream',
  parts:
    circle(980, 240, 150, 'sun') +
    each(['apple', 'lilac', 'plum', 'forest'] as const, (colour, row) => {
      const y = 330 + row * 125
      return line(
        `M-60 ${y}C180 ${y - 210} 400 ${y + 210} 640 ${y}S1100 ${y - 210} 1340 ${y}`,
        colour,
        54,
      )
    }),
}

/** A die, seen from the front, with another one behind it. */
const dice: Drawing = {
  ground: 'mist',
  parts:
    `<g transform="rotate(14 860 380)">${box(680, 200, [360, 360], 'lilac', 56)}${each([780, 860, 940], (x, index) => circle(x, 300 + index * 80, 30, 'plum'))}</g>` +
    `<g transform="rotate(-9 460 440)">${box(270, 250, [380, 380], 'plum', 60)}${each([360, 560], (x) => each([340, 440, 540], (y) => circle(x, y, 32, 'cream')))}</g>` +
    box(0, 690, [1_280, 110], 'lilac'),
}

const mountains: Drawing = {
  ground: 'lilac',
  parts:
    circle(300, 220, 110, 'sun') +
    shape('M300 800L760 180L1280 800Z', 'leaf') +
    shape('M760 180L655 322L740 380L800 320L870 312Z', 'paper') +
    shape('M-60 800L360 360L800 800Z', 'forest') +
    box(0, 720, [1_280, 80], 'forest') +
    line('M520 790C600 720 640 700 700 640S740 520 800 470', 'cream', 16),
}

/** Two who talk, and who do not agree as yet. */
const bubbles: Drawing = {
  ground: 'blush',
  parts:
    box(180, 150, [560, 320], 'apple', 80) +
    shape('M300 440L300 590L450 460Z', 'apple') +
    each([320, 460, 600], (x) => circle(x, 310, 38, 'blush')) +
    box(560, 330, [540, 300], 'wine', 80) +
    shape('M980 600L1000 740L840 620Z', 'wine') +
    line('M660 440H1000M660 520H880', 'blush', 34),
}

/** Circles that share something. */
const meeting: Drawing = {
  ground: 'paper',
  parts:
    circle(440, 340, 230, 'leaf') +
    circle(820, 340, 230, 'sun') +
    circle(630, 540, 230, 'apple') +
    circle(630, 405, 74, 'forest'),
}

const cog = (x: number, y: number, r: number, colour: Colour, hole: Colour) =>
  each([0, 30, 60, 90, 120, 150], (turn) => {
    const half = r * 1.28
    return `<g transform="rotate(${turn} ${x} ${y})">${box(x - r * 0.17, y - half, [r * 0.34, half * 2], colour, r * 0.08)}</g>`
  }) +
  circle(x, y, r, colour) +
  circle(x, y, r * 0.42, hole)
const cogs: Drawing = {
  ground: 'sky',
  parts:
    cog(470, 430, 220, 'forest', 'sky') +
    cog(880, 300, 140, 'sun', 'sky') +
    cog(905, 610, 95, 'apple', 'sky'),
}

/** A stage between its curtains. */
const stage: Drawing = {
  ground: 'wine',
  parts:
    shape('M420 0H860L1080 700H200Z', 'cream') +
    `<ellipse cx="640" cy="640" rx="330" ry="70" fill="${colours.sun}"/>` +
    shape('M0 0H330C330 300 250 480 120 700H0Z', 'apple') +
    shape('M1280 0H950C950 300 1030 480 1160 700H1280Z', 'apple') +
    circle(640, 380, 72, 'ink') +
    shape('M530 640C530 500 570 470 640 470S750 500 750 640Z', 'ink') +
    box(0, 700, [1_280, 100], 'ink'),
}

/** A ball of wool with its thread. */
const wool: Drawing = {
  ground: 'cream',
  parts:
    line('M760 640C960 740 1080 560 1340 640', 'lilac', 22) +
    line('M330 150L930 690M950 150L350 690', 'ink', 24) +
    circle(640, 430, 250, 'lilac') +
    line(
      'M440 330C560 260 720 260 840 330M410 430C540 350 740 350 870 430M440 540C560 460 720 460 840 540',
      'plum',
      20,
    ) +
    line('M520 230C460 360 460 500 520 630M640 190C600 360 600 500 640 660', 'mist', 14) +
    circle(330, 150, 36, 'wine') +
    circle(950, 150, 36, 'wine'),
}

/** Holds on a wall, and the way up. */
const wall: Drawing = {
  ground: 'leaf',
  parts:
    shape('M0 0H520L380 800H0Z', 'forest') +
    each(
      [
        [660, 660, 'sun'],
        [820, 540, 'apple'],
        [720, 400, 'paper'],
        [900, 290, 'sun'],
        [790, 160, 'wine'],
        [1_080, 460, 'paper'],
        [1_110, 640, 'wine'],
        [300, 260, 'leaf'],
        [220, 520, 'sun'],
      ] as const,
      ([x, y, colour], index) =>
        `<g transform="rotate(${index * 35} ${x} ${y})">${box(x - 62, y - 40, [124, 80], colour, 38)}</g>`,
    ) +
    line('M660 660L820 540L720 400L900 290L790 160', 'ink', 8),
}

/** Bars of a rhythm that does not begin on the beat. */
const rhythm: Drawing = {
  ground: 'plum',
  parts:
    each([170, 330, 240, 470, 390, 560, 300, 200], (height, index) => {
      const colour = (['sun', 'lilac', 'apple'] as const)[index % 3] ?? 'sun'
      return box(120 + index * 134, 690 - height, [88, height], colour, 44)
    }) + line('M80 730H1200', 'mist', 16),
}

const chess: Drawing = {
  ground: 'paper',
  parts:
    each([0, 1, 2, 3, 4, 5, 6, 7], (column) =>
      each([0, 1, 2, 3, 4], (row) =>
        (column + row) % 2 === 0 ? box(column * 160, row * 160, [160, 160], 'leaf') : '',
      ),
    ) +
    circle(640, 240, 84, 'forest') +
    shape('M560 320H720L760 600H520Z', 'forest') +
    box(480, 590, [320, 74], 'forest', 30) +
    box(540, 310, [200, 40], 'forest', 20),
}

/** What is seen through a lens. */
const lens: Drawing = {
  ground: 'ink',
  parts:
    circle(640, 400, 320, 'lilac') +
    circle(640, 400, 250, 'plum') +
    each([0, 60, 120, 180, 240, 300], (turn, index) => {
      const colour = index % 2 === 0 ? 'sun' : 'apple'
      return `<g transform="rotate(${turn} 640 400)">${shape('M640 250L770 325L640 345Z', colour)}</g>`
    }) +
    circle(640, 400, 74, 'ink') +
    circle(612, 372, 20, 'mist'),
}

/** By the slug of the association that it belongs to. */
export const demoPictures: Readonly<Record<string, Drawing>> = {
  'studentkoret-fjordklang': waves,
  'brettspillklubben-terning': dice,
  'fjellgruppa-varden': mountains,
  'debattforumet-agora': bubbles,
  'international-students-network': meeting,
  'robotikkgruppa-tannhjul': cogs,
  'teatergruppa-sceneskrekk': stage,
  'strikkeklubben-raglan': wool,
  'klatregjengen-kalkpose': wall,
  'jazzorkesteret-synkope': rhythm,
  'sjakklubben-rokade': chess,
  'fotoklubben-blender': lens,
}

/** A drawing as a file. */
export const toSvg = ({ ground, parts }: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawingSize.width} ${drawingSize.height}" width="${drawingSize.width}" height="${drawingSize.height}">${box(0, 0, [drawingSize.width, drawingSize.height], ground)}${parts}</svg>`
