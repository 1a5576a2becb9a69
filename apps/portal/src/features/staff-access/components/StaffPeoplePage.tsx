import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { peopleQuery } from '../queries.ts'
import { InvitationList } from './InvitationList.tsx'
import { InviteForm } from './InviteForm.tsx'
import { PeopleTable } from './PeopleTable.tsx'
import { PersonDialog, type PersonQuestion } from './PersonDialog.tsx'

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
