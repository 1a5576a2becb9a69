import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { PersonalTrainingPage } from '../send-requests/components/PersonalTrainingPage.tsx'
import { loadTrainingPage } from '../send-requests/load-training-page.ts'

export const Route = createFileRoute('/my-page/sports/pt')({
  loader: () => loadTrainingPage('pt'),
  head: () => pageHead({ title: m.training_request_pt() }),
  component: PersonalTrainingRoute,
})

function PersonalTrainingRoute() {
  const { help, trainers } = Route.useLoaderData()
  return <PersonalTrainingPage kind="pt" help={help} trainers={trainers} />
}
