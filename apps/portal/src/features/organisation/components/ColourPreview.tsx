import { contrastOf } from '@trivsel/content-contract/contrast'
import type { Theme } from '#core/organisation/theme/theme.ts'
import { m } from '#messages'
import { formatDecimal } from '#platform/format.ts'
import styles from './ColourPreview.module.css'

/** What becomes of the colours that are typed, by day and in the dark, with the contrast of each pair. */
export function ColourPreview({ theme }: { theme: Theme | undefined }) {
  const tiles = theme ? pairsOf(theme) : []
  if (tiles.length === 0) return null
  return (
    <section aria-label={m.organisation_colours_preview()}>
      <p>{m.organisation_colours_preview()}</p>
      <ul className={styles.tiles}>
        {tiles.map(({ name, ground, ink }) => (
          <li key={name} className={styles.tile} style={{ background: ground, color: ink }}>
            <span>{name}</span>
            <span>
              {m.organisation_contrast({
                figure: formatDecimal(tenthsOf(contrastOf(ground, ink))),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Rounded down: 4.49 is less than 4.5. */
const tenthsOf = (contrast: number) => Math.floor(contrast * 10) / 10

type Pair = { readonly name: string; readonly ground: string; readonly ink: string }

function pairsOf({ light, dark }: Theme): Pair[] {
  const pair = (name: string, ground: string | undefined, ink: string | undefined) =>
    ground && ink ? [{ name, ground, ink }] : []
  return [
    ...pair(m.organisation_colour_button(), light['--brand-fill'], light['--on-brand-fill']),
    ...pair(m.organisation_colour_heading(), light['--brand-tint'], light['--brand-ink']),
    ...pair(m.organisation_colour_button_dark(), dark['--brand-fill'], dark['--on-brand-fill']),
    ...pair(m.organisation_colour_heading_dark(), dark['--brand-tint'], dark['--brand-ink']),
    ...pair(m.organisation_colour_attention(), light['--colour-dandelion-06'], '#33393f'),
    ...pair(m.organisation_colour_sports(), light['--colour-syrin-10'], '#ffffff'),
  ]
}
