import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { InfoPage } from '../access/components/InfoPage.tsx'

export const Route = createFileRoute('/my-page/associations/details/$id/register-of-members/info')({
  head: () => unlistedPageHead({ title: m.register_info_heading() }),
  component: InfoRoute,
})

function InfoRoute() {
  const { id } = Route.useParams()
  return <InfoPage key={id} id={id} />
}
