import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { longest } from '#core/associations/limits.ts'
import { m } from '#messages'
import { TextField } from '#ui/form/TextField.tsx'
import styles from '../../model/Register.module.css'
import { useRegisterAction } from '../../model/use-register-action.ts'
import { RoleNameForm } from '../forms.ts'
import { addRoleType } from '../queries.ts'

/** A role with a name of the board's own. */
export function AddRoleType({ id }: { id: string }) {
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState<string | undefined>()
  const adding = useRegisterAction(id, {
    act: (body: RoleNameForm) => addRoleType(id, body),
    doneText: () => m.register_role_added(),
    onDone: () => setName(''),
    onFailed: setWrong,
  })
  function submit() {
    const form = RoleNameForm.safeParse({ name })
    setWrong(form.success ? undefined : roleNameProblem(form.error.issues[0]?.message))
    if (form.success) adding.mutate(form.data)
  }
  return (
    <section className={styles.part} aria-labelledby="add-role-heading">
      <h2 id="add-role-heading">{m.register_role_add_heading()}</h2>
      <p>{m.register_role_add_text()}</p>
      <TextField
        id="add-role-name"
        label={m.register_role_name()}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={wrong}
      />
      <div className={styles.buttons}>
        <Button variant="secondary" loading={adding.isPending} onClick={submit}>
          {m.register_role_add()}
        </Button>
      </div>
    </section>
  )
}

/** What is wrong with the name of a role. */
export function roleNameProblem(code: string | undefined): string {
  if (code === 'TOO_LONG') return m.register_text_long({ count: longest.role })
  if (code === 'LOOKS_LIKE_NATIONAL_ID') return m.register_national_id()
  return m.register_role_name_missing()
}
