import { useQuery } from '@tanstack/react-query'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { m } from '#messages'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { departmentsQuery } from '../departments-query.ts'
import { leastPercent } from '../forms.ts'

/** Where a child has a place, and how large it is. */
export function SizeFields(props: {
  idPrefix: string
  textOf: (field: string) => string | undefined
  department: UseFormRegisterReturn
  percent: UseFormRegisterReturn
}) {
  const { idPrefix, textOf, department, percent } = props
  const { data: departments } = useQuery(departmentsQuery)
  return (
    <>
      <SelectField
        // A department that is chosen is shown once it is among the options.
        key={departments ? 'loaded' : 'loading'}
        id={`${idPrefix}departmentId`}
        label={m.staff_child_department()}
        error={textOf('departmentId')}
        {...department}
      >
        <option value="">{m.staff_child_department_choose()}</option>
        {departments?.items.map(({ id, name, kindergarten, places, taken, isClosed }) => (
          <option key={id} value={id} disabled={isClosed}>
            {m.staff_child_department_option({ kindergarten, name, taken, places })}
          </option>
        ))}
      </SelectField>
      <TextField
        id={`${idPrefix}percent`}
        label={m.staff_child_percent()}
        hint={m.staff_child_percent_hint({ least: leastPercent })}
        inputMode="numeric"
        autoComplete="off"
        error={textOf('percent')}
        {...percent}
      />
    </>
  )
}

type DayProps = UseFormRegisterReturn & { idPrefix: string; error: string | undefined }

export function FirstDay({ idPrefix, label, error, ...field }: DayProps & { label: string }) {
  return <TextField id={`${idPrefix}startsOn`} type="date" label={label} error={error} {...field} />
}

export function LastDay({ idPrefix, error, ...field }: DayProps) {
  return (
    <TextField
      id={`${idPrefix}endsOn`}
      type="date"
      label={m.staff_child_to()}
      hint={m.staff_child_to_hint()}
      error={error}
      {...field}
    />
  )
}
