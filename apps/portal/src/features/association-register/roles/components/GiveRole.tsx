import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { roleName } from '#core/associations/names.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { Choices } from '#ui/form/Choices.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import styles from '../../model/Register.module.css'
import { registerErrorText } from '../../model/refusal-messages.ts'
import { useRegisterAction } from '../../model/use-register-action.ts'
import type { Candidates, RoleType } from '../contract.ts'
import { CandidateSearch, GiveRoleForm } from '../forms.ts'
import { findCandidates, giveRole } from '../queries.ts'

/** Days of a role, unless another end is chosen: a board is elected for a year. */
const usualDays = 365

/** Gives a role to a member or a contact person, who is found by name. */
export function GiveRole({ id, types }: { id: string; types: readonly RoleType[] }) {
  const today = osloDate(new Date())
  const empty = {
    roleTypeId: types[0]?.id ?? '',
    userId: '',
    startsOn: today,
    endsOn: addDays(today, usualDays - 1),
  }
  const [form, setForm] = useState(empty)
  const [wrong, setWrong] = useState<string | undefined>()
  const giving = useRegisterAction(id, {
    act: (body: GiveRoleForm) => giveRole(id, body),
    doneText: () => m.register_role_given(),
    onDone: () => setForm(empty),
    onFailed: setWrong,
  })
  const change = (values: Partial<typeof form>) => setForm((present) => ({ ...present, ...values }))
  function submit() {
    const parsed = GiveRoleForm.safeParse(form)
    setWrong(parsed.success ? undefined : m.register_role_incomplete())
    if (parsed.success) giving.mutate(parsed.data)
  }
  return (
    <section className={styles.part} aria-labelledby="give-role-heading">
      <h2 id="give-role-heading">{m.register_role_give_heading()}</h2>
      <Person id={id} chosen={form.userId} onChoose={(userId) => change({ userId })} />
      <SelectField
        id="give-role-type"
        label={m.register_role()}
        value={form.roleTypeId}
        onChange={({ target }) => change({ roleTypeId: target.value })}
        error={undefined}
      >
        {types.map((type) => (
          <option key={type.id} value={type.id}>
            {roleName(type)}
          </option>
        ))}
      </SelectField>
      <TextField
        id="give-role-start"
        type="date"
        label={m.register_role_starts()}
        value={form.startsOn}
        onChange={({ target }) => change({ startsOn: target.value })}
        error={undefined}
      />
      <TextField
        id="give-role-end"
        type="date"
        label={m.register_role_until()}
        hint={m.register_role_until_hint()}
        value={form.endsOn}
        onChange={({ target }) => change({ endsOn: target.value })}
        error={undefined}
      />
      <div role="alert">{wrong && <p>{wrong}</p>}</div>
      <div className={styles.buttons}>
        <Button loading={giving.isPending} onClick={submit}>
          {m.register_role_give()}
        </Button>
      </div>
    </section>
  )
}

function Person(props: { id: string; chosen: string; onChoose: (userId: string) => void }) {
  const { id, chosen, onChoose } = props
  const whileLoggedIn = useLoginInPlace()
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string | undefined>()
  const [found, setFound] = useState<Candidates['items'] | null>(null)
  const searching = useSingleMutation({
    mutationFn: (wanted: string) => whileLoggedIn(() => findCandidates(id, wanted)),
    onSuccess: ({ items }: Candidates) => {
      setFound(items)
      onChoose(items.length === 1 ? (items[0]?.userId ?? '') : '')
    },
    onError: (error) => setWrong(registerErrorText(error)),
  })
  function search() {
    const parsed = CandidateSearch.safeParse({ text })
    setWrong(parsed.success ? undefined : m.register_search_short())
    if (parsed.success) searching.mutate(parsed.data.text)
  }
  return (
    <>
      <TextField
        id="give-role-search"
        label={m.register_role_person()}
        hint={m.register_role_person_hint()}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={wrong}
      >
        <Button variant="secondary" loading={searching.isPending} onClick={search}>
          {m.register_role_find()}
        </Button>
      </TextField>
      <div role="status">
        {found?.length === 0 && <p>{m.register_role_found_none()}</p>}
        {found && found.length > 0 && (
          <Choices
            id="give-role-person"
            legend={m.register_role_found()}
            type="radio"
            options={found.map(({ userId, name, email }) => ({
              value: userId,
              text: `${name}, ${email}`,
            }))}
            chosen={[chosen]}
            onChange={([userId = '']) => onChoose(userId)}
          />
        )}
      </div>
    </>
  )
}
