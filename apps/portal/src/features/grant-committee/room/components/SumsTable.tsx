import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { mostOre } from '#core/grants/limits.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { parseKroner } from '#platform/parse-kroner.ts'
import { writeKroner } from '#platform/write-kroner.ts'
import type { OpenItem, ReadingList } from '../../model/contract.ts'
import { type Scenario, savedOre, scenarioOre } from '../../propose/scenario.ts'
import { toApplication } from '../room-search.ts'
import { applicantText, proposalText, scoreText, typeName } from '../room-texts.ts'
import styles from './Room.module.css'

type Props = {
  list: ReadingList
  items: readonly OpenItem[]
  scenario: Scenario
  /** Null where nothing is changed any more. */
  onSet: ((item: OpenItem, ore: number | null) => void) | null
}

/** Every application with its saved proposal and the sum that is tried out; on a phone each is a card. */
export function SumsTable({ list, items, scenario, onSet }: Props) {
  return (
    <table className={`${styles.sums} ${styles.cards}`} aria-label={m.grant_committee_sums()}>
      <thead>
        <tr>
          <th scope="col">{m.grant_applicant()}</th>
          <th scope="col">{m.grant_content_requested()}</th>
          <th scope="col">{m.grant_committee_mean_heading()}</th>
          <th scope="col">{m.grant_committee_money_proposed()}</th>
          {onSet && <th scope="col">{m.grant_committee_money_scenario()}</th>}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id} data-changed={scenario.has(item.id) ? '' : undefined}>
            <th scope="row">
              <Link to="." search={toApplication(item.id)}>
                {applicantText(item)}: {item.title}
              </Link>
              <span className={styles.quiet}>{typeName(list, item.typeId)}</span>
            </th>
            <td data-label={m.grant_content_requested()}>{formatKroner(item.requestedOre)}</td>
            <td data-label={m.grant_committee_mean_heading()}>
              {item.others ? scoreText(item.others.mean) : '–'}
            </td>
            <td data-label={m.grant_committee_money_proposed()}>
              {item.proposal ? proposalText(item.proposal) : '–'}
            </td>
            {onSet && (
              <td data-label={m.grant_committee_money_scenario()}>
                <SumField
                  key={scenario.get(item.id) ?? savedOre(item)}
                  item={item}
                  ore={scenarioOre(item, scenario)}
                  onSet={(ore) => onSet(item, ore)}
                />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type FieldProps = { item: OpenItem; ore: number | null; onSet: (ore: number | null) => void }

/** Takes effect when it is left, or with Enter; what is no amount goes back. */
function SumField({ item, ore, onSet }: FieldProps) {
  const written = ore === null ? '' : writeKroner(ore)
  const [typed, setTyped] = useState(written)
  function take(): void {
    const text = typed.trim()
    if (text === written) return
    const read = Number(text) === 0 ? 0 : parseKroner(text, mostOre)
    if (text === '') onSet(null)
    else if (read === null) setTyped(written)
    else onSet(Math.min(read, item.requestedOre))
  }
  return (
    <input
      className={`ds-input ${styles.sum}`}
      inputMode="decimal"
      autoComplete="off"
      aria-label={m.grant_committee_sum_of({ title: item.title })}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  )
}
