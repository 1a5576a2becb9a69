import { m } from '#messages'
import { RowButton } from '../../components/RowButton.tsx'
import type { EmployeeEntry } from '../contract.ts'

/** What staff can do about one employee of their kindergarten. */
export function EmployeeActions(props: { employee: EmployeeEntry; onEdit: () => void }) {
  const { employee, onEdit } = props
  return <RowButton text={m.kindergarten_setup_edit()} about={employee.name} onPress={onEdit} />
}
