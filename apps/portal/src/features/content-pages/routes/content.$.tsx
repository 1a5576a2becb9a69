import { createFileRoute, useLocation } from '@tanstack/react-router'
import { StructuredData } from '#core/structured-data/components/StructuredData.tsx'
import { describeBreadcrumbs } from '#core/structured-data/describe-page.ts'
import { contentHead } from '#ui/page-head.ts'
import { ContentPageView } from '../components/ContentPageView.tsx'
import { loadContentPage } from '../load-content-page.ts'

export const Route = createFileRoute('/content/$')({
  loader: ({ params }) => loadContentPage(params._splat ?? ''),
  head: ({ loaderData }) => contentHead(loaderData),
  component: ContentRoute,
})

function ContentRoute() {
  const page = Route.useLoaderData()
  const { publicHref } = useLocation()
  const current = { name: page.displayName, href: publicHref.split(/[?#]/)[0] ?? '/' }
  return (
    <>
      <StructuredData things={[describeBreadcrumbs(page.breadcrumbs, current)]} />
      <ContentPageView page={page} />
    </>
  )
}
