import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { tableSearch } from '#ui/data-table/table-search.ts'
import { unlistedPageHead } from '#ui/page-head.ts'
import { StaffSuggestionBoxPage } from '../entries/components/StaffSuggestionBoxPage.tsx'

export const Route = createFileRoute('/staff/suggestion-box')({
  validateSearch: tableSearch(['name', 'state']),
  head: () => unlistedPageHead({ title: m.suggestion_box_heading() }),
  component: StaffSuggestionBoxRoute,
})

function StaffSuggestionBoxRoute() {
  return <StaffSuggestionBoxPage search={Route.useSearch()} />
}
