import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { PersonalTrainingPage } from '../send-requests/components/PersonalTrainingPage.tsx'
import { loadTrainingPage } from '../send-requests/load-training-page.ts'

export const Route = createFileRoute('/my-page/sports/boost')({
  loader: () => loadTrainingPage('boost'),
  head: () => pageHead({ title: m.training_request_boost() }),
  component: BoostRoute,
})

function BoostRoute() {
  const { help, trainers } = Route.useLoaderData()
  return <PersonalTrainingPage kind="boost" help={help} trainers={trainers} />
}
