import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { tableSearch } from '#ui/data-table/table-search.ts'
import { unlistedPageHead } from '#ui/page-head.ts'
import { OpeningPage } from '../openings/components/OpeningPage.tsx'

export const Route = createFileRoute('/staff/kindergartens/days/extra/$id')({
  validateSearch: tableSearch(['state']),
  head: () => unlistedPageHead({ title: m.kindergarten_days_opening() }),
  component: OpeningRoute,
})

function OpeningRoute() {
  return <OpeningPage id={Route.useParams().id} search={Route.useSearch()} />
}
