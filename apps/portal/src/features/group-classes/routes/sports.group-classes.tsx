import { createFileRoute } from '@tanstack/react-router'
import { getLocale } from '#locale'
import { m } from '#messages'
import { loadFixedPage } from '#ui/fixed-page/load-fixed-page.ts'
import { listHead } from '#ui/page-head.ts'
import { validateClassSearch } from '../class-search.ts'
import { GroupClassesPage } from '../components/GroupClassesPage.tsx'
import { dayStrip } from '../day-strip.ts'
import { viewDay } from '../day-view.ts'
import { loadGroupExercises } from '../load-group-exercises.ts'

export const Route = createFileRoute('/sports/group-classes')({
  validateSearch: validateClassSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const [{ items }, fixedPage] = await Promise.all([
      loadGroupExercises(getLocale()),
      loadFixedPage('groupClasses'),
    ])
    const days = dayStrip(new Date())
    return { fixedPage, days, view: viewDay(items, days, deps) }
  },
  head: ({ loaderData }) => listHead(loaderData, m.classes_heading(), m.classes_intro()),
  component: GroupClassesRoute,
})

function GroupClassesRoute() {
  return <GroupClassesPage data={Route.useLoaderData()} search={Route.useSearch()} />
}
