import { Alert } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Proposals } from '#core/proposals/Proposals.tsx'
import { proposalsQuery } from '#core/proposals/queries.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { Editors } from '../editors/components/Editors.tsx'
import { isOnlyAdmin } from '../model/rules.ts'
import { accessProposals } from '../people/access-proposals.ts'
import { InvitationList } from '../people/components/InvitationList.tsx'
import { InviteForm } from '../people/components/InviteForm.tsx'
import { PeopleTable } from '../people/components/PeopleTable.tsx'
import { type PersonAction, PersonDialog } from '../people/components/PersonDialog.tsx'
import styles from '../people/components/StaffPeople.module.css'
import { staffPeopleQuery } from '../people/queries.ts'
import { StaffFile } from '../staff-file/components/StaffFile.tsx'

const kinds: readonly string[] = Object.values(accessProposals)

/** The members of staff, for administrators. */
export function StaffPeoplePage({ search }: { search: TableSearch }) {
  return (
    <StaffPage heading={m.staff_people_heading()} needs="admin">
      {() => <People search={search} />}
    </StaffPage>
  )
}

function People({ search }: { search: TableSearch }) {
  const { data, error, refetch } = useQuery(staffPeopleQuery)
  const [action, setAction] = useState<PersonAction | null>(null)
  return (
    <>
      <div className={styles.waiting}>
        <Proposals kinds={kinds} />
        {data && isOnlyAdmin(data.people) && <OnlyAdminNote />}
      </div>
      <PeopleTable
        source={{ rows: data?.people, error, refetch }}
        search={search}
        onChoose={setAction}
      />
      {data && data.invitations.length > 0 && <InvitationList invitations={data.invitations} />}
      {data && <InviteForm isAlone={data.people.length === 1} />}
      {data && (
        <div className={styles.section}>
          <StaffFile people={data.people} />
        </div>
      )}
      {data && <Editors />}
      {action && <PersonDialog {...action} onClose={() => setAction(null)} />}
    </>
  )
}

/** Shown when a proposal waits and there is no other administrator to confirm it. */
function OnlyAdminNote() {
  const { data } = useQuery(proposalsQuery)
  const isWaiting = data?.items.some(({ kind }) => kinds.includes(kind)) ?? false
  return isWaiting ? <Alert data-color="warning">{m.staff_only_admin()}</Alert> : null
}
