import { createFileRoute } from '@tanstack/react-router'
import { StaffAssociationPage } from '#features/associations/staff/components/StaffAssociationPage.tsx'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { staffAssociationSections } from '../offers/staff-association-sections.ts'

export const Route = createFileRoute('/staff/associations/$id')({
  head: () => unlistedPageHead({ title: m.associations_overview_heading() }),
  component: StaffAssociationRoute,
})

function StaffAssociationRoute() {
  const { id } = Route.useParams()
  return <StaffAssociationPage key={id} id={id} sections={staffAssociationSections()} />
}
