import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { StaffArea } from '#core/staff/StaffArea.tsx'
import { staffErrorText } from '#core/staff/staff-messages.ts'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { StaffPerson } from '../contract.ts'
import { peopleQuery } from '../staff-access-calls.ts'
import { InvitationList } from './InvitationList.tsx'
import { InviteForm } from './InviteForm.tsx'
import { PersonDialog, type PersonQuestion } from './PersonDialog.tsx'
import { PersonRow } from './PersonRow.tsx'
import styles from './StaffPeople.module.css'

/** Who is of the staff, for admins. */
export function StaffPeoplePage() {
  return (
    <StaffArea heading={m.staff_people_heading()} needs="admin">
      {() => <People />}
    </StaffArea>
  )
}

function People() {
  const { data, error, refetch } = useQuery(peopleQuery)
  const [question, setQuestion] = useState<PersonQuestion | null>(null)

  if (error && !data) return <LoadFailure text={staffErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting />
  return (
    <>
      <ul className={styles.list} aria-label={m.staff_people_heading()}>
        {data.people.map((person: StaffPerson) => (
          <PersonRow
            key={person.userId}
            person={person}
            onAsk={(about) => setQuestion({ about, person })}
          />
        ))}
      </ul>
      {data.invitations.length > 0 && <InvitationList invitations={data.invitations} />}
      <InviteForm />
      {question && <PersonDialog {...question} onClose={() => setQuestion(null)} />}
    </>
  )
}
