import { createFileRoute } from '@tanstack/react-router'
import { MyGrantPage } from '#features/grant-applications/page/components/MyGrantsPage.tsx'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { grantApplicationSections } from '../offers/grant-application-sections.ts'

export const Route = createFileRoute('/my-page/grants/$applicationId')({
  head: () => unlistedPageHead({ title: m.grant_applications_one() }),
  component: ApplicationRoute,
})

function ApplicationRoute() {
  const { applicationId } = Route.useParams()
  return (
    <MyGrantPage
      key={applicationId}
      applicationId={applicationId}
      sections={grantApplicationSections()}
    />
  )
}
