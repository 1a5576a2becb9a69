import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { listHead } from '#ui/page-head.ts'
import { pageName } from '#ui/page-names.ts'
import { CourseCalendarPage } from '../find/components/CourseCalendarPage.tsx'
import { validateCourseSearch } from '../find/course-search.ts'
import { loadCourses } from '../find/load-courses.ts'

export const Route = createFileRoute('/course-calendar/')({
  validateSearch: validateCourseSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadCourses(deps),
  head: ({ loaderData }) =>
    listHead(loaderData, pageName('courseCalendar'), m.course_calendar_intro()),
  component: CourseCalendarRoute,
})

function CourseCalendarRoute() {
  return <CourseCalendarPage loaded={Route.useLoaderData()} search={Route.useSearch()} />
}
