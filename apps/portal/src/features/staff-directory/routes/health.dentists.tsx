import { createFileRoute } from '@tanstack/react-router'
import { listHead } from '#ui/page-head.ts'
import { StaffListPage } from '../components/StaffListPage.tsx'
import { loadStaffList } from '../load-staff-list.ts'
import { validateStaffSearch } from '../staff-search.ts'
import { staffHeading } from '../staff-texts.ts'

export const Route = createFileRoute('/health/dentists')({
  validateSearch: (search) => validateStaffSearch(search, []),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadStaffList('dentist', deps),
  head: ({ loaderData }) => listHead(loaderData, staffHeading('dentist')),
  component: DentistsRoute,
})

function DentistsRoute() {
  return <StaffListPage kind="dentist" list={Route.useLoaderData()} filters={[]} />
}
