import { reservedNote } from '#core/grants/reserved-texts.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import type { ReadingList } from '../../model/contract.ts'
import { type Scenario, type Sum, sumsOf } from '../../propose/scenario.ts'
import { typeName } from '../room-texts.ts'
import styles from './Room.module.css'

type Props = { list: ReadingList; scenario: Scenario }

/** What is proposed beside what is left, by type and for the round; the scenario beside what is saved. */
export function MoneyTable({ list, scenario }: Props) {
  const hasScenario = scenario.size > 0
  const nameOf = ({ typeId }: Sum) =>
    typeId === null ? m.grant_committee_whole_round() : typeName(list, typeId)
  return (
    <div className={styles.scroll}>
      <table className={`${styles.money} ${styles.cards}`}>
        <caption>{m.grant_committee_money({ year: list.budgetYear })}</caption>
        <thead>
          <tr>
            <th scope="col">{m.grant_type()}</th>
            <th scope="col">{m.grant_committee_money_left()}</th>
            <th scope="col">{m.grant_committee_money_proposed()}</th>
            {hasScenario && <th scope="col">{m.grant_committee_money_scenario()}</th>}
            <th scope="col">{m.grant_committee_money_after()}</th>
          </tr>
        </thead>
        <tbody>
          {sumsOf(list, scenario).map((sum) => {
            const after = sum.leftOre === null ? null : sum.leftOre - sum.scenarioOre
            return (
              <tr key={sum.typeId ?? 'round'}>
                <th scope="row">{nameOf(sum)}</th>
                <td data-label={m.grant_committee_money_left()}>
                  {sum.leftOre === null
                    ? m.grant_committee_no_ceiling()
                    : formatKroner(sum.leftOre)}
                  {sum.reservedOre > 0 && (
                    <>
                      {' '}
                      <span className={styles.quiet}>({reservedNote(sum.reservedOre)})</span>
                    </>
                  )}
                </td>
                <td data-label={m.grant_committee_money_proposed()}>
                  {formatKroner(sum.savedOre)}
                </td>
                {hasScenario && (
                  <td data-label={m.grant_committee_money_scenario()}>
                    {formatKroner(sum.scenarioOre)}
                  </td>
                )}
                <td
                  data-label={m.grant_committee_money_after()}
                  data-below={after !== null && after < 0 ? '' : undefined}
                >
                  {after === null
                    ? '–'
                    : after < 0
                      ? m.grant_committee_money_above({ amount: formatKroner(-after) })
                      : formatKroner(after)}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
