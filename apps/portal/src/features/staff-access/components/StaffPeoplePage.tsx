import { Alert } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Proposals } from '#core/proposals/Proposals.tsx'
import { proposalsQuery } from '#core/proposals/queries.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { accessProposals } from '../access-proposals.ts'
import { peopleQuery } from '../queries.ts'
import { isOnlyAdmin } from '../rules.ts'
import { InvitationList } from './InvitationList.tsx'
import { InviteForm } from './InviteForm.tsx'
import { PeopleTable } from './PeopleTable.tsx'
import { PersonDialog, type PersonQuestion } from './PersonDialog.tsx'
import styles from './StaffPeople.module.css'

const kinds: readonly string[] = Object.values(accessProposals)

/** Who is of the staff, for admins. */
export function StaffPeoplePage({ search }: { search: TableSearch }) {
  return (
    <StaffPage heading={m.staff_people_heading()} needs="admin">
      {() => <People search={search} />}
    </StaffPage>
  )
}

function People({ search }: { search: TableSearch }) {
  const { data, error, refetch } = useQuery(peopleQuery)
  const [question, setQuestion] = useState<PersonQuestion | null>(null)
  return (
    <>
      <div className={styles.waiting}>
        <Proposals kinds={kinds} />
        {data && isOnlyAdmin(data.people) && <OnlyAdminNote />}
      </div>
      <PeopleTable
        source={{ rows: data?.people, error, refetch }}
        search={search}
        onAsk={setQuestion}
      />
      {data && data.invitations.length > 0 && <InvitationList invitations={data.invitations} />}
      {data && <InviteForm />}
      {question && <PersonDialog {...question} onClose={() => setQuestion(null)} />}
    </>
  )
}

/** Where something waits that nobody else can confirm. */
function OnlyAdminNote() {
  const { data } = useQuery(proposalsQuery)
  const isWaiting = data?.items.some(({ kind }) => kinds.includes(kind)) ?? false
  return isWaiting ? <Alert data-color="warning">{m.staff_only_admin()}</Alert> : null
}
