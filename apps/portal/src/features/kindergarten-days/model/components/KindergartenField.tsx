import type { ComponentProps } from 'react'
import { m } from '#messages'
import { SelectField } from '#ui/form/SelectField.tsx'

type Props = Omit<ComponentProps<typeof SelectField>, 'label'> & {
  kindergartens: readonly { readonly id: string; readonly name: string }[]
}

/** Which of their kindergartens something is for. */
export function KindergartenField({ kindergartens, ...select }: Props) {
  return (
    <SelectField {...select} label={m.kindergarten_days_kindergarten()}>
      {kindergartens.length !== 1 && (
        <option value="">{m.kindergarten_days_choose_kindergarten()}</option>
      )}
      {kindergartens.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
