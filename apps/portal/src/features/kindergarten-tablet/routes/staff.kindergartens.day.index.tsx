import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { DayPage } from '../day/components/DayPage.tsx'
import { daySearch } from '../day/day-search.ts'

export const Route = createFileRoute('/staff/kindergartens/day/')({
  validateSearch: daySearch,
  head: () => unlistedPageHead({ title: m.tablet_day_heading() }),
  component: DayRoute,
})

function DayRoute() {
  return <DayPage search={Route.useSearch()} />
}
