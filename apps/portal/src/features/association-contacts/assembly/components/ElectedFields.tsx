import { Button } from '@digdir/designsystemet-react'
import { roleName } from '#core/associations/names.ts'
import { m } from '#messages'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import styles from '../../model/components/Contacts.module.css'
import type { AssembliesView } from '../../model/contract.ts'
import { byAddress, type ElectedLine } from '../read-assembly.ts'

type Props = {
  idPrefix: string
  view: AssembliesView
  lines: readonly ElectedLine[]
  textOf: (field: string) => string | undefined
  onChange: (lines: readonly ElectedLine[]) => void
}

export const newLine = (roleTypeId: string): ElectedLine => ({
  key: `line-${crypto.randomUUID()}`,
  roleTypeId,
  userId: '',
  email: '',
})

/** Who has which role from the assembly on; a role may have several people. */
export function ElectedFields({ idPrefix, view, lines, textOf, onChange }: Props) {
  const change = (key: string, values: Partial<ElectedLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...values } : line)))
  return view.roleTypes.map((type) => {
    const name = roleName(type)
    const own = lines.filter(({ roleTypeId }) => roleTypeId === type.id)
    const now = view.roles.filter(({ roleTypeId }) => roleTypeId === type.id)
    return (
      <fieldset key={type.id} className={`${styles.person} ${styles.role}`}>
        <legend>{name}</legend>
        <p>
          {now.length > 0
            ? m.association_assembly_now({ names: now.map((role) => role.name).join(', ') })
            : m.association_assembly_nobody_now()}
        </p>
        {own.map((line, at) => (
          <Line
            key={line.key}
            id={`${idPrefix}${line.key}`}
            label={
              own.length === 1
                ? m.association_assembly_person_of({ role: name })
                : m.association_assembly_person_nr({ role: name, number: at + 1 })
            }
            line={line}
            people={view.people}
            error={textOf(line.key)}
            onChange={(values) => change(line.key, values)}
          />
        ))}
        <div>
          <Button
            type="button"
            variant="tertiary"
            data-size="sm"
            aria-label={m.association_assembly_one_more_of({ role: name })}
            onClick={() => onChange([...lines, newLine(type.id)])}
          >
            {m.association_assembly_one_more()}
          </Button>
        </div>
      </fieldset>
    )
  })
}

function Line(props: {
  id: string
  label: string
  line: ElectedLine
  people: AssembliesView['people']
  error: string | undefined
  onChange: (values: Partial<ElectedLine>) => void
}) {
  const { id, label, line, people, error, onChange } = props
  const isByAddress = line.userId === byAddress
  return (
    <>
      <SelectField
        id={isByAddress ? `${id}-person` : id}
        label={label}
        value={line.userId}
        error={isByAddress ? undefined : error}
        onChange={({ target }) => onChange({ userId: target.value })}
      >
        <option value="">{m.association_assembly_nobody()}</option>
        {people.map(({ userId, name }) => (
          <option key={userId} value={userId}>
            {name}
          </option>
        ))}
        <option value={byAddress}>{m.association_assembly_other()}</option>
      </SelectField>
      {isByAddress && (
        <TextField
          id={id}
          type="email"
          label={m.association_contacts_email()}
          hint={m.association_assembly_other_hint()}
          value={line.email}
          error={error}
          autoComplete="off"
          onChange={({ target }) => onChange({ email: target.value })}
        />
      )}
    </>
  )
}
