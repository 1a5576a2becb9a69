import { createFileRoute, notFound } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { FollowPage } from '../follow/components/FollowPage.tsx'
import { loadFollowed } from '../follow/load-followed.ts'

export const Route = createFileRoute('/associations/find-your-association/$slug/follow')({
  loader: async ({ params: { slug } }) => {
    const association = await loadFollowed(slug)
    if (!association) throw notFound()
    return association
  },
  head: ({ loaderData }) =>
    loaderData
      ? unlistedPageHead({ title: m.association_follow_heading({ association: loaderData.name }) })
      : {},
  component: FollowRoute,
})

function FollowRoute() {
  return <FollowPage association={Route.useLoaderData()} />
}
