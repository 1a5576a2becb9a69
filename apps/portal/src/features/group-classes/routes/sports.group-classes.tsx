import { createFileRoute } from '@tanstack/react-router'
import { getLocale } from '#locale'
import { m } from '#messages'
import { loadFixedPage } from '#ui/fixed-page/load-fixed-page.ts'
import { listHead } from '#ui/page-head.ts'
import { GroupClassesPage } from '../components/GroupClassesPage.tsx'
import { classesOn, dayStrip, validateDaySearch } from '../day-strip.ts'
import { loadGroupExercises } from '../load-group-exercises.ts'

export const Route = createFileRoute('/sports/group-classes')({
  validateSearch: validateDaySearch,
  loaderDeps: ({ search }) => ({ day: search.day }),
  loader: async ({ deps }) => {
    const [{ items }, fixedPage] = await Promise.all([
      loadGroupExercises(getLocale()),
      loadFixedPage('groupClasses'),
    ])
    const days = dayStrip(new Date())
    // A day outside the strip falls back to today.
    const day = days.find((date) => date === deps.day) ?? days[0] ?? ''
    return { fixedPage, days, day, items: classesOn(items, day) }
  },
  head: ({ loaderData }) => listHead(loaderData, m.classes_heading(), m.classes_intro()),
  component: GroupClassesRoute,
})

function GroupClassesRoute() {
  return <GroupClassesPage data={Route.useLoaderData()} />
}
