import { m } from '#messages'
import type { OtherWays } from '../other-ways.ts'

/** How to reach us without the form. */
export function OtherContact({ ways }: { ways: OtherWays }) {
  if (ways === 'footer') return <p>{m.contact_ways_in_footer()}</p>
  return (
    ways === 'areas' && (
      <p>
        <a href="#contact">{m.contact_areas_heading()}</a>
      </p>
    )
  )
}
