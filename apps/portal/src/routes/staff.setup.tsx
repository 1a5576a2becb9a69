import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { SetupPage } from '#features/setup/components/SetupPage.tsx'
import { FirstAdministrator } from '#features/staff-access/first-administrator/components/FirstAdministrator.tsx'
import { firstStartQuery } from '#features/staff-access/first-administrator/queries.ts'
import { m } from '#messages'
import { Page } from '#ui/layout/Page.tsx'
import { unlistedPageHead } from '#ui/page-head.ts'
import { Waiting } from '#ui/Waiting.tsx'

export const Route = createFileRoute('/staff/setup')({
  head: () => unlistedPageHead({ title: m.setup_heading() }),
  component: Setup,
})

/** Before anybody is of the staff, nobody could log in to it. */
function Setup() {
  const { data, isPending } = useQuery(firstStartQuery)
  if (isPending)
    return (
      <Page heading={m.setup_heading()}>
        <Waiting />
      </Page>
    )
  return data?.isOpen ? <FirstAdministrator /> : <SetupPage />
}
