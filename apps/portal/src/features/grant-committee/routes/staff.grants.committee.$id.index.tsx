import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { tableSearch } from '#ui/data-table/table-search.ts'
import { unlistedPageHead } from '#ui/page-head.ts'
import { ReadingPage } from '../room/components/ReadingPage.tsx'
import { roomFilters } from '../room/room-filters.ts'

export const Route = createFileRoute('/staff/grants/committee/$id/')({
  validateSearch: tableSearch(roomFilters),
  head: () => unlistedPageHead({ title: m.grant_committee_reading_heading() }),
  component: ReadingRoute,
})

function ReadingRoute() {
  const { id } = Route.useParams()
  return <ReadingPage id={id} search={Route.useSearch()} />
}
