import { m } from '#messages'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import type { OtherWays } from '../other-ways.ts'
import { OtherContact } from './OtherContact.tsx'

/** Shown instead of the form when there are no categories: other contact details. */
export function NoCategories({ otherWays }: { otherWays: OtherWays }) {
  return (
    <EmptyState>
      <p>{m.contact_no_categories()}</p>
      <OtherContact ways={otherWays} />
    </EmptyState>
  )
}
