import { useNavigate } from '@tanstack/react-router'
import { proposedOutcomes } from '#core/grants/committee/kinds.ts'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import type { ReadingList } from '../../model/contract.ts'
import { readingStates } from '../../model/reading-state.ts'
import { type RoomSearch, sortings } from '../arrange.ts'
import { withFilter } from '../room-search.ts'
import { outcomeTexts, stateTexts } from '../room-texts.ts'
import styles from './Room.module.css'

type Props = {
  list: ReadingList
  search: RoomSearch
  /** Not in the address: it may be the name of a person. */
  typed: string
  onType: (typed: string) => void
}

export const searchFieldId = 'grant-committee-search'

const sortTexts = {
  reference: m.grant_committee_sort_reference,
  applicant: m.grant_committee_sort_applicant,
  requested: m.grant_committee_sort_requested,
  mean: m.grant_committee_sort_mean,
  own: m.grant_committee_sort_own,
} satisfies Record<(typeof sortings)[number], () => string>

/** Amounts and points are looked through from the highest. */
const sortOptions = sortings.map((column) => ({
  value: ['requested', 'mean', 'own'].includes(column) ? `-${column}` : column,
  text: sortTexts[column],
}))

/** Which applications are in the list, and in which order. */
export function ReadingFilters({ list, search, typed, onType }: Props) {
  const navigate = useNavigate()
  const choose = (name: string, value: string) =>
    navigate({
      to: '.',
      search: withFilter(name, value),
      replace: true,
      resetScroll: false,
    })
  const field = (name: string) => ({
    id: `grant-committee-${name}`,
    error: undefined,
    value: String(search[name] ?? ''),
    onChange: ({ target }: { target: { value: string } }) => void choose(name, target.value),
  })
  return (
    <div className={styles.filters}>
      <TextField
        id={searchFieldId}
        label={m.grant_committee_search()}
        type="search"
        autoComplete="off"
        value={typed}
        error={undefined}
        onChange={({ target }) => onType(target.value)}
      />
      <SelectField label={m.grant_committee_filter_state()} {...field('state')}>
        <option value="">{m.grant_committee_all()}</option>
        <option value="open">{m.grant_committee_state_open()}</option>
        {readingStates.map((state) => (
          <option key={state} value={state}>
            {stateTexts[state]()}
          </option>
        ))}
        <option value="conflict">{m.grant_committee_no_part()}</option>
      </SelectField>
      <SelectField label={m.grant_type()} {...field('type')}>
        <option value="">{m.grant_committee_all()}</option>
        {list.types.map(({ id, name }) => (
          <option key={id} value={id}>
            {textIn(name)}
          </option>
        ))}
      </SelectField>
      <SelectField label={m.grant_committee_proposal()} {...field('proposal')}>
        <option value="">{m.grant_committee_all()}</option>
        <option value="none">{m.grant_committee_no_proposal()}</option>
        {proposedOutcomes.map((outcome) => (
          <option key={outcome} value={outcome}>
            {outcomeTexts[outcome]()}
          </option>
        ))}
      </SelectField>
      <SelectField label={m.grant_committee_sort()} {...field('sort')}>
        {sortOptions.map(({ value, text }) => (
          <option key={value} value={value === 'reference' ? '' : value}>
            {text()}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
