import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { calendarSearch } from '../staff-calendar/calendar-search.ts'
import { CalendarPage } from '../staff-calendar/components/CalendarPage.tsx'

export const Route = createFileRoute('/staff/sports/court-calendar')({
  validateSearch: calendarSearch,
  head: () => unlistedPageHead({ title: m.court_calendar_heading() }),
  component: CalendarRoute,
})

function CalendarRoute() {
  return <CalendarPage search={Route.useSearch()} />
}
