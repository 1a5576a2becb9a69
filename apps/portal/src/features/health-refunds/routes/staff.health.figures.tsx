import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { tableSearch } from '#ui/data-table/table-search.ts'
import { unlistedPageHead } from '#ui/page-head.ts'
import { FiguresPage } from '../figures/components/FiguresPage.tsx'

export const Route = createFileRoute('/staff/health/figures')({
  validateSearch: tableSearch([]),
  head: () => unlistedPageHead({ title: m.health_figures_heading() }),
  component: FiguresRoute,
})

function FiguresRoute() {
  return <FiguresPage search={Route.useSearch()} />
}
