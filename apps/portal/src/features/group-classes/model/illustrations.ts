import { m } from '#messages'

const names = {
  'yoga-flow': m.class_drawing_yoga_flow,
  'yin-yoga': m.class_drawing_yin_yoga,
  spinning: m.class_drawing_spinning,
  pilates: m.class_drawing_pilates,
  step: m.class_drawing_step,
  circuit: m.class_drawing_circuit,
  strength: m.class_drawing_strength,
  mobility: m.class_drawing_mobility,
  dance: m.class_drawing_dance,
  boxing: m.class_drawing_boxing,
  'water-aerobics': m.class_drawing_water_aerobics,
} as const

export type IllustrationName = keyof typeof names

export const illustrationUrl = (name: IllustrationName): string => `/drawings/classes/${name}.svg`

/** What each illustration that a class can have shows, by its address. */
export const illustrations: Readonly<Record<string, () => string>> = Object.fromEntries(
  Object.entries(names).map(([name, text]) => [illustrationUrl(name as IllustrationName), text]),
)
