import { useQuery } from '@tanstack/react-query'
import { m } from '#messages'
import { SelectField } from '#ui/form/SelectField.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { moneyErrorText } from '../../model/refusal-texts.ts'
import { runsQuery } from '../queries.ts'

/** One of the caller’s kindergartens. */
export function ChooseKindergarten(props: {
  id: string
  chosen: string
  onChange: (kindergartenId: string) => void
}) {
  const { id, chosen, onChange } = props
  const { data, error, refetch } = useQuery(runsQuery)
  if (!data && error) return <LoadFailure text={moneyErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={1} />
  if (data.kindergartens.length === 0) return <p>{m.kindergarten_none_theirs()}</p>
  return (
    <SelectField
      id={id}
      label={m.kindergarten_choose()}
      error={undefined}
      value={chosen}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{m.kindergarten_choose_none()}</option>
      {data.kindergartens.map((one) => (
        <option key={one.id} value={one.id}>
          {one.name}
        </option>
      ))}
    </SelectField>
  )
}
