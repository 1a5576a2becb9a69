import { generateColorSchemes } from '@digdir/designsystemet/color'
import { contrastOf, isReadable, standsOut } from '@trivsel/content-contract/contrast'
import type { Colours } from '#platform/organisation/organisation.ts'

/** Variables of style sheets by their names. */
export type Variables = Readonly<Record<`--${string}`, string>>

/** What differs by the light of the system. */
export type Theme = { readonly light: Variables; readonly dark: Variables }

/** The families of the design system's tokens that colours of an organisation replace. */
const families = { brand: 'pistachio', attention: 'dandelion', sports: 'syrin' } as const
export type ColourName = keyof typeof families

const dark = '#33393f'
const white = '#ffffff'

/**
 * What the colours of an organisation make of the theme: tokens by the generator of Designsystemet,
 * and our own names (`ui/theme/roles.css`) from its steps. A step with too little contrast for what
 * it is used for gives way to one with enough.
 * @param colours `#rrggbb`; empty where the theme keeps its own
 */
export function makeTheme(colours: Colours): Theme {
  const parts = (Object.keys(families) as ColourName[])
    .filter((name) => colours[name] !== '')
    .map((name) => makePart(name, colours[name]))
  return {
    light: Object.assign({}, ...parts.map(({ light }) => light)),
    dark: Object.assign({}, ...parts.map((part) => part.dark)),
  }
}

type Steps = Readonly<Record<string, string>>

function makePart(name: ColourName, colour: string): Theme {
  const schemes = generateColorSchemes(colour as `#${string}`)
  const stepsOf = (scheme: 'light' | 'dark'): Steps =>
    Object.fromEntries(schemes[scheme].map(({ name: step, hex }) => [step, hex]))
  const [light, night] = [stepsOf('light'), stepsOf('dark')]
  const named = { ...nameColours[name](light), ...tokensOf(name, light) }
  return {
    light: { ...named, ...nameRoles[name]('light', light) },
    dark: { ...tokensOf(name, night), ...nameRoles[name]('dark', night) },
  }
}

const tokensOf = (name: ColourName, steps: Steps): Variables =>
  Object.fromEntries(
    Object.entries(steps).map(([step, hex]) => [`--ds-color-${families[name]}-${step}`, hex]),
  )

/** The colours that editors choose for blocks: the same in any light. */
const nameColours: Readonly<Record<ColourName, (steps: Steps) => Variables>> = {
  brand: (steps) => ({
    '--colour-pistachio-01': step(steps, 'background-tinted'),
    '--colour-pistachio-03': step(steps, 'surface-tinted'),
    '--colour-pistachio-06': step(steps, 'border-subtle'),
    '--colour-pistachio-11': readable(steps, 'base', [white]),
  }),
  attention: (steps) => ({
    '--colour-dandelion-02': step(steps, 'background-tinted'),
    '--colour-dandelion-06': readable(steps, 'surface', [dark]),
  }),
  sports: (steps) => ({
    '--colour-syrin-01': step(steps, 'background-tinted'),
    '--colour-syrin-06': readable(steps, 'surface', [dark]),
    '--colour-syrin-10': readable(steps, 'base', [white]),
  }),
}

type Light = keyof Theme

/** What the named colours are used for, where that differs by the light. */
const nameRoles: Readonly<Record<ColourName, (light: Light, steps: Steps) => Variables>> = {
  brand: (light, steps) => {
    const [paper, tint] = [step(steps, 'background-tinted'), step(steps, 'surface-tinted')]
    const sky = { light: '#e9f3e3', dark: '#1b2a20' }[light]
    const fill = fillOf(light, steps)
    const on = readableOn(fill)
    const hover = step(steps, 'base-hover')
    return {
      '--brand-paper': paper,
      '--brand-tint': tint,
      '--brand-line': step(steps, 'border-subtle'),
      '--brand-ink': readable(steps, 'text', [paper, tint, sky]),
      '--brand-fill': fill,
      '--brand-fill-hover': contrastOf(on, hover) >= isReadable ? hover : fill,
      '--on-brand-fill': on,
    }
  },
  attention: (light, steps) =>
    light === 'light' ? {} : { '--attention-paper': step(steps, 'background-tinted') },
  sports: (light, steps) => {
    if (light === 'light') return {}
    const fill = fillOf(light, steps)
    return {
      '--sports-paper': step(steps, 'background-tinted'),
      '--sports-line': step(steps, 'border-default'),
      '--sports-fill': fill,
      '--on-sports-fill': readableOn(fill),
    }
  },
}

const step = (steps: Steps, name: string): string => steps[name] ?? dark

/** From the one that is most like the colour to the one with most contrast. */
const ladders = {
  base: ['base-default', 'base-hover', 'base-active', 'text-subtle', 'text-default'],
  text: ['base-default', 'text-subtle', 'text-default'],
  surface: ['base-default', 'surface-active', 'surface-hover', 'surface-tinted'],
} as const

/** The first step of a ladder that can be read on, or under, all of the others. */
function readable(steps: Steps, ladder: keyof typeof ladders, others: readonly string[]): string {
  const rungs = ladders[ladder].map((name) => step(steps, name))
  const fits = (hex: string) => others.every((other) => contrastOf(hex, other) >= isReadable)
  return rungs.find(fits) ?? rungs.at(-1) ?? dark
}

/** The page by day and in the dark, as the theme has it. */
const pages = { light: white, dark: '#16181a' } as const

/** The colour itself, where it stands out from the page. */
function fillOf(light: Light, steps: Steps): string {
  const fill = step(steps, 'base-default')
  return contrastOf(fill, pages[light]) >= standsOut ? fill : step(steps, 'text-subtle')
}

/** White where it can be read, else black, which then can. */
const readableOn = (ground: string) => (contrastOf(ground, white) >= isReadable ? white : '#000000')
