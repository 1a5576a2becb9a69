import { roleNames } from '#core/staff-area/role-names.ts'
import { type StaffRole, staffRoles } from '#core/staff-area/roles.ts'
import { m } from '#messages'
import { Choices } from '#ui/form/Choices.tsx'

/** @param id of the group; the error summary links to it */
export function RoleChoices(props: {
  id: string
  value: readonly StaffRole[]
  error: string | undefined
  onChange: (roles: StaffRole[]) => void
}) {
  const { id, value, error, onChange } = props
  const options = staffRoles.map((role) => ({ value: role, text: roleNames[role]() }))
  return (
    <Choices
      id={id}
      legend={m.staff_roles()}
      type="checkbox"
      options={options}
      chosen={value}
      error={error}
      onChange={onChange}
    />
  )
}
