import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { FireListPage } from '../day/components/FireListPage.tsx'

export const Route = createFileRoute('/staff/kindergartens/day/fire-list/$id')({
  head: () => unlistedPageHead({ title: m.tablet_fire_heading() }),
  component: FireListRoute,
})

function FireListRoute() {
  return <FireListPage id={Route.useParams().id} />
}
