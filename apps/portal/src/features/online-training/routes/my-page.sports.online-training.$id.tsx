import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { TrainingVideoPage } from '../components/TrainingVideoPage.tsx'

export const Route = createFileRoute('/my-page/sports/online-training/$id')({
  head: () => unlistedPageHead({ title: m.training_video_heading() }),
  component: TrainingVideoRoute,
})

function TrainingVideoRoute() {
  const { id } = Route.useParams()
  return <TrainingVideoPage key={id} id={id} />
}
