import { m } from '#messages'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import type { OtherWays } from '../other-ways.ts'

/** In the place of the form where nothing is set up that one may write about: whom to reach otherwise. */
export function NoCategories({ otherWays }: { otherWays: OtherWays }) {
  return (
    <EmptyState>
      <p>{m.contact_no_categories()}</p>
      {otherWays === 'areas' && (
        <p>
          <a href="#contact">{m.contact_areas_heading()}</a>
        </p>
      )}
      {otherWays === 'footer' && <p>{m.contact_ways_in_footer()}</p>}
    </EmptyState>
  )
}
