import { useQuery } from '@tanstack/react-query'
import type { OpenStaffAccess } from '#core/staff-area/contract.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { setupQuery } from '../queries.ts'
import { Connections } from './Connections.tsx'
import styles from './Setup.module.css'
import { SetupSteps } from './SetupSteps.tsx'

/** What an organisation does before it opens, and what is still missing: it can be left and resumed. */
export function SetupPage() {
  return (
    <StaffPage heading={m.setup_heading()} intro={m.setup_intro()} needs="admin">
      {(access) => <Setup access={access} />}
    </StaffPage>
  )
}

function Setup({ access }: { access: OpenStaffAccess }) {
  const { data, error, refetch } = useQuery(setupQuery)
  if (error && !data) return <LoadFailure text={staffErrorText(error)} retry={refetch} />
  if (!data) return <Waiting rows={3} />
  return (
    <div className={styles.setup}>
      <SetupSteps steps={data.items} access={access} />
      <Connections />
    </div>
  )
}
