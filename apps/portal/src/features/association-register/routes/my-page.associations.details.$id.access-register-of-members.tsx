import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { AccessPage } from '../access/components/AccessPage.tsx'

export const Route = createFileRoute(
  '/my-page/associations/details/$id/access-register-of-members',
)({
  head: () => unlistedPageHead({ title: m.register_access_heading() }),
  component: AccessRoute,
})

function AccessRoute() {
  const { id } = Route.useParams()
  return <AccessPage key={id} id={id} />
}
