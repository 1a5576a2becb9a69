import { createFileRoute } from '@tanstack/react-router'
import { loadHelpText } from '#core/members-area/load-help-text.ts'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { OnlineTrainingPage } from '../components/OnlineTrainingPage.tsx'
import { validateVideoSearch } from '../video-search.ts'

export const Route = createFileRoute('/my-page/sports/online-training/')({
  validateSearch: validateVideoSearch,
  loader: () => loadHelpText('onlineTraining'),
  head: () => pageHead({ title: m.training_heading(), description: m.training_intro() }),
  component: OnlineTrainingRoute,
})

function OnlineTrainingRoute() {
  return <OnlineTrainingPage help={Route.useLoaderData()} search={Route.useSearch()} />
}
