import { createFileRoute } from '@tanstack/react-router'
import { GrantApplicationPage } from '#features/grant-applications/page/components/ApplyForGrantPage.tsx'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { grantApplicationSections } from '../offers/grant-application-sections.ts'

export const Route = createFileRoute(
  '/my-page/associations/details/$id/apply-for-grant/$applicationId',
)({
  head: () => unlistedPageHead({ title: m.grant_applications_one() }),
  component: ApplicationRoute,
})

function ApplicationRoute() {
  const { id, applicationId } = Route.useParams()
  return (
    <GrantApplicationPage
      key={applicationId}
      id={id}
      applicationId={applicationId}
      sections={grantApplicationSections()}
    />
  )
}
