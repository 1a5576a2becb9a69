import { ValidationMessage } from '@digdir/designsystemet-react'
import styles from '#core/staff-area/components/StaffArea.module.css'
import { roleNames } from '#core/staff-area/role-names.ts'
import { type StaffRole, staffRoles } from '#core/staff-area/roles.ts'
import { m } from '#messages'

/** @param id of the group, where a problem with it leads */
export function RoleChoices(props: {
  id: string
  value: readonly StaffRole[]
  error: string | undefined
  onChange: (roles: StaffRole[]) => void
}) {
  const { id, value, error, onChange } = props
  const choose = (role: StaffRole, isChosen: boolean) =>
    onChange(staffRoles.filter((other) => (other === role ? isChosen : value.includes(other))))
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.choices}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>{m.staff_roles()}</legend>
      {staffRoles.map((role) => (
        <label key={role} className={styles.choice}>
          <input
            type="checkbox"
            className="ds-input"
            checked={value.includes(role)}
            onChange={(event) => choose(role, event.target.checked)}
          />
          {roleNames[role]()}
        </label>
      ))}
      {error && <ValidationMessage id={`${id}-error`}>{error}</ValidationMessage>}
    </fieldset>
  )
}
