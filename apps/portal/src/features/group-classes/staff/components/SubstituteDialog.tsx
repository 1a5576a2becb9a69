import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { m } from '#messages'
import { SelectField } from '#ui/form/SelectField.tsx'
import type { OpenStaffClass } from '../contract.ts'
import { substituteInClass } from '../queries.ts'
import { SubstituteForm } from '../staff-forms.ts'
import { ChangeDialog } from './ChangeDialog.tsx'

const idPrefix = 'substitute-'

/** Somebody else for this one class. */
export function SubstituteDialog(props: { found: OpenStaffClass; onClose: () => void }) {
  const { found, onClose } = props
  const form = useForm({
    resolver: zodResolver(SubstituteForm),
    defaultValues: { instructorId: 0 },
    shouldFocusError: false,
  })
  const others = found.instructors.filter(({ id }) => id !== found.instructor.id)
  return (
    <ChangeDialog
      heading={m.staff_class_substitute_heading()}
      form={form}
      fields={['instructorId']}
      idPrefix={idPrefix}
      draftKey={`class-substitute:${found.id}`}
      yes={m.staff_class_substitute()}
      done={m.staff_class_substitute_done()}
      send={(values) => substituteInClass(found.id, values)}
      onClose={onClose}
    >
      {(textOf) => (
        <>
          <p>{m.staff_class_substitute_text({ name: found.instructor.name })}</p>
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
