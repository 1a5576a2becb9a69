import { createFileRoute } from '@tanstack/react-router'
import { getLocale } from '#locale'
import { m } from '#messages'
import { loadFixedPage } from '#ui/fixed-page/load-fixed-page.ts'
import { listHead } from '#ui/page-head.ts'
import { validateClassSearch } from '../browse/class-search.ts'
import { GroupClassesPage } from '../browse/components/GroupClassesPage.tsx'
import { viewDay } from '../browse/day-view.ts'
import { loadGroupExercises } from '../list/load-group-exercises.ts'
import { dayStrip } from '../model/day-strip.ts'

export const Route = createFileRoute('/sports/group-classes')({
  validateSearch: validateClassSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const [classes, fixedPage] = await Promise.all([
      loadGroupExercises(getLocale()),
      loadFixedPage('groupClasses'),
    ])
    const days = dayStrip(new Date())
    return { fixedPage, days, view: viewDay(classes, days, deps) }
  },
  head: ({ loaderData }) => listHead(loaderData, m.classes_heading(), m.classes_intro()),
  component: GroupClassesRoute,
})

function GroupClassesRoute() {
  return <GroupClassesPage data={Route.useLoaderData()} search={Route.useSearch()} />
}
