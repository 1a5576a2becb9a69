import { useQuery } from '@tanstack/react-query'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { settingsQuery } from '../queries.ts'
import { useChosenPictures } from '../use-chosen-pictures.ts'
import { OrganisationFields } from './OrganisationFields.tsx'
import { Pictures } from './Pictures.tsx'

/** Who runs the site: what pages, mails and letters say of the organisation. */
export function OrganisationPage() {
  return (
    <StaffPage heading={m.organisation_heading()} intro={m.organisation_intro()} needs={'admin'}>
      {() => <Settings />}
    </StaffPage>
  )
}

function Settings() {
  const { data, error, refetch } = useQuery(settingsQuery)
  const chosen = useChosenPictures()
  if (data)
    return (
      <>
        <OrganisationFields
          saved={data.organisation}
          pictures={data.pictures}
          shown={{ ...data.pictures, ...chosen.pictures }}
        />
        <Pictures pictures={data.pictures} onChoose={chosen.choose} />
      </>
    )
  if (error) return <LoadFailure text={staffErrorText(error)} retry={refetch} />
  return <Waiting rows={3} />
}
