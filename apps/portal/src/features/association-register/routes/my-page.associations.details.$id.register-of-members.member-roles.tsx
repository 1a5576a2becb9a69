import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { RolesPage } from '../roles/components/RolesPage.tsx'

export const Route = createFileRoute(
  '/my-page/associations/details/$id/register-of-members/member-roles',
)({
  head: () => unlistedPageHead({ title: m.register_roles_heading() }),
  component: RolesRoute,
})

function RolesRoute() {
  const { id } = Route.useParams()
  return <RolesPage key={id} id={id} />
}
