import { createFileRoute } from '@tanstack/react-router'
import { listHead } from '#ui/page-head.ts'
import { pageName } from '#ui/page-names.ts'
import { EventCalendarPage } from '../components/EventCalendarPage.tsx'
import { validateEventSearch } from '../event-search.ts'
import { loadEventList } from '../load-events.ts'

export const Route = createFileRoute('/event-calendar/')({
  validateSearch: validateEventSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadEventList(deps),
  head: ({ loaderData }) => listHead(loaderData, pageName('eventCalendar')),
  component: EventCalendarRoute,
})

function EventCalendarRoute() {
  return <EventCalendarPage list={Route.useLoaderData()} search={Route.useSearch()} />
}
