import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import formStyles from '#ui/form/Form.module.css'
import { TextField } from '#ui/form/TextField.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../components/AssociationMembers.module.css'
import { WithActions } from '../../components/WithActions.tsx'
import { daysText, feeText, paidByNames } from '../../model/member-texts.ts'
import { staffMemberErrorText } from '../../model/refusal-messages.ts'
import type { StaffMember, StaffTerm } from '../contract.ts'
import { staffMembersQuery } from '../queries.ts'
import { AddTerm } from './AddTerm.tsx'
import { CancelTerm } from './CancelTerm.tsx'
import { RefundFee } from './RefundFee.tsx'

/** Members of an association with their terms, which staff correct, and what is on its account. */
export function StaffMembers({ id }: { id: string }) {
  return (
    <WithActions>
      <Members id={id} />
    </WithActions>
  )
}

function Members({ id }: { id: string }) {
  const [typed, setTyped] = useState('')
  const [name, setName] = useState('')
  const { data, error, refetch } = useQuery(staffMembersQuery(id, name))
  return (
    <section className={styles.part} aria-labelledby="staff-association-members">
      <h2 id="staff-association-members">{m.staff_association_members_heading()}</h2>
      <form
        method="post"
        className={formStyles.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          setName(typed.trim())
        }}
      >
        <TextField
          id="staff-association-name"
          label={m.staff_association_members_search()}
          autoComplete="off"
          maxLength={100}
          value={typed}
          error={undefined}
          onChange={(event) => setTyped(event.target.value)}
        >
          <Button type="submit" variant="secondary">
            {m.staff_association_members_find()}
          </Button>
        </TextField>
      </form>
      {!data && error && <LoadFailure text={staffMemberErrorText(error)} retry={() => refetch()} />}
      {!data && !error && <Waiting rows={3} />}
      {data && (
        <>
          <p>{m.staff_association_balance({ amount: formatKroner(data.balanceOre) })}</p>
          <p role="status">{foundText(data.items.length, data.more)}</p>
          {data.items.map((member) => (
            <Member key={member.id} id={id} member={member} />
          ))}
        </>
      )}
    </section>
  )
}

const foundText = (count: number, more: number): string => {
  if (count === 0) return m.staff_association_members_none()
  return more > 0
    ? m.staff_association_members_more({ count, more })
    : m.staff_association_members_count({ count })
}

const stateNames = {
  requested: m.staff_association_member_requested,
  member: m.staff_association_member_member,
  ended: m.staff_association_member_ended,
} as const

function Member({ id, member }: { id: string; member: StaffMember }) {
  const { name, email, state, terms } = member
  return (
    <section className={styles.part} aria-label={name}>
      <h3>{name}</h3>
      <p>
        {stateNames[state]()} · {email}
      </p>
      {terms.length > 0 && (
        <Rows label={m.association_terms_of({ name })}>
          {terms.map((term) => (
            <Row
              key={term.id}
              name={daysText(term)}
              details={termText(term)}
              action={
                !term.isCancelled && (
                  <div className={styles.buttons}>
                    {term.payment && (
                      <RefundFee id={id} term={term} payment={term.payment} name={name} />
                    )}
                    <CancelTerm id={id} term={term} name={name} />
                  </div>
                )
              }
            />
          ))}
        </Rows>
      )}
      <AddTerm id={id} member={member} />
    </section>
  )
}

const termText = ({ feeOre, paidBy, isCancelled }: StaffTerm): string =>
  `${feeText(feeOre)}, ${paidByNames[paidBy]()}${isCancelled ? `. ${m.staff_association_term_over()}` : ''}`
