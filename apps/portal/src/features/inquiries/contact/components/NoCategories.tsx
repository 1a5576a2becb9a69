import { m } from '#messages'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import type { OtherWays } from '../other-ways.ts'

/** Shown instead of the form when there are no categories: other contact details. */
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
