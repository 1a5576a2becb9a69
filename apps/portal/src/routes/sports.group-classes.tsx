import { createFileRoute } from '@tanstack/react-router'
import { GroupClassesPage } from '#features/group-classes/components/GroupClassesPage.tsx'
import { classesOn, dayStrip, validateDaySearch } from '#features/group-classes/day-strip.ts'
import { loadGroupExercises } from '#features/group-classes/load-group-exercises.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/sports/group-classes')({
  validateSearch: validateDaySearch,
  loaderDeps: ({ search }) => ({ day: search.day }),
  loader: async ({ deps }) => {
    const { items } = await loadGroupExercises(getLocale())
    const days = dayStrip(new Date())
    // A day outside the strip falls back to today.
    const day = days.find((date) => date === deps.day) ?? days[0] ?? ''
    return { days, day, items: classesOn(items, day) }
  },
  head: () => pageHead({ title: m.classes_heading(), description: m.classes_intro() }),
  component: GroupClassesRoute,
})

function GroupClassesRoute() {
  return <GroupClassesPage data={Route.useLoaderData()} />
}
