import { createFileRoute } from '@tanstack/react-router'
import { listHead } from '#ui/page-head.ts'
import { DoctorListPage } from '../components/DoctorListPage.tsx'
import { loadStaffList } from '../load-staff-list.ts'
import { validateStaffSearch } from '../staff-search.ts'
import { staffHeading } from '../staff-texts.ts'

export const Route = createFileRoute('/health/doctors')({
  validateSearch: (search) => validateStaffSearch(search, ['healthCenter']),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadStaffList('doctor', deps),
  head: ({ loaderData }) => listHead(loaderData, staffHeading('doctor')),
  component: DoctorsRoute,
})

function DoctorsRoute() {
  return <DoctorListPage list={Route.useLoaderData()} />
}
