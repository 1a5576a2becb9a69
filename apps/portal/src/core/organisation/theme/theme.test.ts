import { contrastOf, isReadable, standsOut } from '@trivsel/content-contract/contrast'
import { describe, expect, it } from 'vitest'
import { makeTheme } from './theme.ts'
import { writeTheme } from './write-theme.server.ts'

const none = { brand: '', attention: '', sports: '' }

/** Of all hues, from the darkest to the lightest that stands out from white. */
const brands = [
  '#000000',
  '#1f5a36',
  '#0b5cad',
  '#00005a',
  '#8e2a1c',
  '#5b3e96',
  '#c2410c',
  '#0d9488',
  '#e11d48',
  '#7c7c00',
  '#949494',
  '#ff00ff',
  '#808000',
  '#db2777',
]

describe('the theme of an organisation', () => {
  it.each(brands)('can be read with %s', (brand) => {
    const { light, dark } = makeTheme({ brand, attention: brand, sports: brand })
    const pairs: (readonly [string | undefined, string | undefined])[] = [
      [light['--brand-fill'], light['--on-brand-fill']],
      [light['--brand-fill-hover'], light['--on-brand-fill']],
      [light['--brand-tint'], light['--brand-ink']],
      [light['--brand-paper'], light['--brand-ink']],
      ['#ffffff', light['--brand-ink']],
      [light['--brand-tint'], '#33393f'],
      [light['--colour-pistachio-11'], '#ffffff'],
      [light['--colour-dandelion-02'], '#33393f'],
      [light['--colour-dandelion-06'], '#33393f'],
      [light['--colour-syrin-06'], '#33393f'],
      [light['--colour-syrin-10'], '#ffffff'],
      [dark['--brand-fill'], dark['--on-brand-fill']],
      [dark['--brand-fill-hover'], dark['--on-brand-fill']],
      [dark['--brand-tint'], dark['--brand-ink']],
      [dark['--brand-paper'], dark['--brand-ink']],
      [dark['--brand-tint'], '#eceff1'],
      [dark['--attention-paper'], '#eceff1'],
      [dark['--sports-paper'], '#eceff1'],
      [dark['--sports-fill'], dark['--on-sports-fill']],
    ]
    const weak = pairs.filter(([one = '', other = '']) => contrastOf(one, other) < isReadable)
    expect(weak).toEqual([])
    expect(contrastOf(light['--brand-fill'] ?? '', '#ffffff')).toBeGreaterThanOrEqual(standsOut)
    expect(contrastOf(dark['--brand-fill'] ?? '', '#16181a')).toBeGreaterThanOrEqual(standsOut)
  })

  it.each(['#ffffff', '#ffff00', '#f7cf4d', '#fde2e2'])(
    'has dark text on %s where it asks for attention',
    (attention) => {
      const { light } = makeTheme({ ...none, attention })
      expect(light['--colour-dandelion-06']).toBe(attention)
    },
  )

  it('keeps what the organisation has not chosen', () => {
    const { light, dark } = makeTheme({ ...none, sports: '#5b3e96' })
    const names = [...Object.keys(light), ...Object.keys(dark)]
    expect(names.filter((name) => !/syrin|sports/.test(name))).toEqual([])
    expect(light['--colour-syrin-10']).toBe('#5b3e96')
    expect(makeTheme(none)).toEqual({ light: {}, dark: {} })
  })

  it('is a style sheet whose address says what is in it', () => {
    expect(writeTheme(none)).toBeNull()
    const one = writeTheme({ ...none, brand: '#0b5cad' })
    expect(one?.css).toContain('--brand-fill:#0b5cad')
    expect(one?.css).toMatch(
      /^:root,\[data-color-scheme=light\]\{[^{}]+\}\n@media screen and \(prefers-color-scheme:dark\)\{:root,\[data-color-scheme=auto\]\{[^{}]+\}\}$/,
    )
    expect(writeTheme({ ...none, brand: '#0b5cad' })?.address).toBe(one?.address)
    expect(writeTheme({ ...none, brand: '#0b5cae' })?.address).not.toBe(one?.address)
  })
})
