import { createFileRoute } from '@tanstack/react-router'
import { listHead } from '#ui/page-head.ts'
import { TrainerListPage } from '../components/TrainerListPage.tsx'
import { loadStaffList } from '../load-staff-list.ts'
import { validateStaffSearch } from '../staff-search.ts'
import { staffHeading } from '../staff-texts.ts'

export const Route = createFileRoute('/sports/personal-trainers')({
  validateSearch: (search) => validateStaffSearch(search, ['fitnessClub', 'goal']),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadStaffList('personalTrainer', deps),
  head: ({ loaderData }) => listHead(loaderData, staffHeading('personalTrainer')),
  component: TrainersRoute,
})

function TrainersRoute() {
  return <TrainerListPage list={Route.useLoaderData()} />
}
