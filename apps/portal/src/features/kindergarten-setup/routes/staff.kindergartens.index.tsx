import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { tableSearch } from '#ui/data-table/table-search.ts'
import { unlistedPageHead } from '#ui/page-head.ts'
import { KindergartensPage } from '../list/components/KindergartensPage.tsx'

export const Route = createFileRoute('/staff/kindergartens/')({
  validateSearch: tableSearch(['name']),
  head: () => unlistedPageHead({ title: m.kindergarten_setup_heading() }),
  component: KindergartensRoute,
})

function KindergartensRoute() {
  return <KindergartensPage search={Route.useSearch()} />
}
