import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { KindergartenSetupPage } from '../page/components/KindergartenSetupPage.tsx'

export const Route = createFileRoute('/staff/kindergartens/$id')({
  head: () => unlistedPageHead({ title: m.kindergarten_setup_one() }),
  component: KindergartenRoute,
})

function KindergartenRoute() {
  return <KindergartenSetupPage id={Route.useParams().id} />
}
