import { Button } from '@digdir/designsystemet-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#messages'
import { TextField } from '#ui/form/TextField.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { RoleName } from '../../model/contract.ts'
import { memberStateNames } from '../../model/member-words.ts'
import styles from '../../model/Register.module.css'
import { staffRegisterErrorText } from '../../model/refusal-messages.ts'
import { rolesText, termText } from '../../model/register-texts.ts'
import { staffRegisterQuery } from '../queries.ts'
import { StaffMemberDialog } from './StaffMemberDialog.tsx'

/** The register of one association, for staff who correct it: nothing is read before they search. */
export function StaffRegisterSection({ id }: { id: string }) {
  const [text, setText] = useState('')
  const [search, setSearch] = useState<{ text: string; page: number } | null>(null)
  return (
    <section className={styles.part} aria-labelledby="staff-register">
      <h2 id="staff-register">{m.register_staff_heading()}</h2>
      <p>{m.register_staff_text()}</p>
      <TextField
        id="staff-register-search"
        label={m.register_search()}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={undefined}
        autoComplete="off"
      >
        <Button
          variant="secondary"
          onClick={() => setSearch({ text: text.trim().slice(0, 100), page: 1 })}
        >
          {m.register_staff_search()}
        </Button>
      </TextField>
      {search && (
        <Found id={id} search={search} onPage={(page) => setSearch({ ...search, page })} />
      )}
    </section>
  )
}

function Found(props: {
  id: string
  search: { text: string; page: number }
  onPage: (page: number) => void
}) {
  const { id, search, onPage } = props
  const [opened, setOpened] = useState<{ memberId: string; roles: RoleName[] } | null>(null)
  const { data, error, refetch } = useQuery({
    ...staffRegisterQuery(id, search.text, search.page),
    placeholderData: keepPreviousData,
  })
  if (!data)
    return error ? (
      <LoadFailure text={staffRegisterErrorText(error)} retry={() => refetch()} />
    ) : (
      <Waiting rows={3} />
    )
  const isMore = search.page * pageSize < data.total
  return (
    <>
      <p role="status">
        {data.total === 0 ? m.register_none() : m.register_staff_found({ count: data.total })}
      </p>
      <Rows label={m.register_staff_heading()}>
        {data.items.map((member) => (
          <Row
            key={member.id}
            name={member.name}
            details={[
              member.email,
              memberStateNames[member.state](),
              termText(member),
              rolesText(member.roles),
            ]
              .filter(Boolean)
              .join(' · ')}
            action={
              <Button
                variant="secondary"
                data-size="sm"
                onClick={() => setOpened({ memberId: member.id, roles: data.roles })}
                aria-label={m.register_staff_open_of({ name: member.name })}
              >
                {m.register_staff_open()}
              </Button>
            }
          />
        ))}
      </Rows>
      <div className={styles.buttons}>
        {search.page > 1 && (
          <Button variant="secondary" onClick={() => onPage(search.page - 1)}>
            {m.register_staff_previous()}
          </Button>
        )}
        {isMore && (
          <Button variant="secondary" onClick={() => onPage(search.page + 1)}>
            {m.register_staff_next()}
          </Button>
        )}
      </div>
      {opened && <StaffMemberDialog id={id} {...opened} onClose={() => setOpened(null)} />}
    </>
  )
}

/** As the API pages. */
const pageSize = 20
