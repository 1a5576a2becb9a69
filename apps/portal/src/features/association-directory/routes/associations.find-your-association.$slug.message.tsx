import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { MessagePage } from '../profile/components/MessagePage.tsx'
import { loadProfile } from '../profile/load-profile.ts'

export const Route = createFileRoute('/associations/find-your-association/$slug/message')({
  loader: ({ params: { slug } }) => loadProfile(slug),
  head: ({ loaderData }) =>
    loaderData
      ? unlistedPageHead({ title: m.association_message_heading({ name: loaderData.name }) })
      : {},
  component: MessageRoute,
})

function MessageRoute() {
  return <MessagePage profile={Route.useLoaderData()} />
}
