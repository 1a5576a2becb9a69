import { TodayLines, TodayPanel } from '#core/today/components/TodayPanel.tsx'
import { m } from '#messages'
import type { OpenPlaces } from './open-places.ts'

type Props = {
  places: OpenPlaces
  /** The text when some are open, and when none is. */
  heading: { some: string; none: string }
  link: { href: string; text: string }
}

/** Shows which places of a kind are open now, and until when. */
export function OpenPlacesPanel({ places, heading, link }: Props) {
  return (
    <TodayPanel heading={places.open > 0 ? heading.some : heading.none} link={link}>
      <TodayLines lines={places.lines} />
      {places.special && <p>{m.hours_special_soon({ when: places.special })}</p>}
    </TodayPanel>
  )
}
