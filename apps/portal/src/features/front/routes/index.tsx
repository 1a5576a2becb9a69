import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { StructuredData } from '#core/structured-data/components/StructuredData.tsx'
import { describeOrganization } from '#core/structured-data/describe-page.ts'
import { pageHead } from '#ui/page-head.ts'
import { FrontPage } from '../components/FrontPage.tsx'
import { loadFrontPage } from '../load-front-page.ts'

export const Route = createFileRoute('/')({
  loader: loadFrontPage,
  head: ({ loaderData }) =>
    pageHead(loaderData?.ingress ? { description: loaderData.ingress } : {}),
  component: FrontRoute,
})

function FrontRoute() {
  const { footer } = useLoaderData({ from: '__root__' })
  return (
    <>
      <StructuredData things={[describeOrganization(footer)]} />
      <FrontPage page={Route.useLoaderData()} />
    </>
  )
}
