import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { m } from '#messages'
import { SelectField } from '#ui/form/SelectField.tsx'
import type { StaffClassDetails } from '../contract.ts'
import { substituteInClass } from '../queries.ts'
import { SubstituteForm } from '../staff-forms.ts'
import { ChangeDialog } from './ChangeDialog.tsx'

const idPrefix = 'substitute-'

/** Sets a substitute instructor for this class only. */
export function SubstituteDialog(props: { staffClass: StaffClassDetails; onClose: () => void }) {
  const { staffClass, onClose } = props
  const form = useForm({
    resolver: zodResolver(SubstituteForm),
    defaultValues: { instructorId: 0 },
    shouldFocusError: false,
  })
  const others = staffClass.instructors.filter(({ id }) => id !== staffClass.instructor.id)
  return (
    <ChangeDialog
      heading={m.staff_class_substitute_heading()}
      form={form}
      fields={['instructorId']}
      idPrefix={idPrefix}
      draftKey={`class-substitute:${staffClass.id}`}
      submitText={m.staff_class_substitute()}
      successText={m.staff_class_substitute_done()}
      send={(values) => substituteInClass(staffClass.id, values)}
      onClose={onClose}
    >
      {(textOf) => (
        <>
          <p>{m.staff_class_substitute_text({ name: staffClass.instructor.name })}</p>
          <SelectField
            id={`${idPrefix}instructorId`}
            label={m.staff_class_instructor()}
            error={textOf('instructorId')}
            {...form.register('instructorId', { valueAsNumber: true })}
          >
            <option value={0}>{m.staff_class_choose()}</option>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        </>
      )}
    </ChangeDialog>
  )
}
