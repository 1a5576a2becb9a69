import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import type { GrantContent, MoneyLine } from '../content.ts'
import { gapOf, sumOf } from '../money.ts'
import styles from './Grants.module.css'

type Props = { budget: Pick<GrantContent, 'costs' | 'income' | 'requestedOre'> }

/** The budget of an application with its sums, and by how much it does not add up. */
export function BudgetTable({ budget }: Props) {
  const { costs, income, requestedOre } = budget
  const gap = gapOf(budget)
  return (
    <>
      <table className={styles.budget}>
        <caption>{m.grant_budget()}</caption>
        <Lines name={m.grant_content_costs()} lines={costs} />
        <Lines name={m.grant_content_income()} lines={income} />
        <tbody>
          <tr className={styles.sum}>
            <th scope="row">{m.grant_content_requested()}</th>
            <td>{formatKroner(requestedOre ?? 0)}</td>
          </tr>
        </tbody>
      </table>
      {gap !== 0 && <p>{gapText(gap)}</p>}
    </>
  )
}

/** @param gap of `gapOf` */
export const gapText = (gap: number): string =>
  gap > 0
    ? m.grant_budget_missing({ amount: formatKroner(gap) })
    : m.grant_budget_above({ amount: formatKroner(-gap) })

/** A heading, its lines and what they come to. */
export function Lines({ name, lines }: { name: string; lines: readonly MoneyLine[] }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={2}>
          {name}
        </th>
      </tr>
      {lines.map(({ text, amountOre }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are told apart by their place alone
        <tr key={at}>
          <td>{text}</td>
          <td>{formatKroner(amountOre)}</td>
        </tr>
      ))}
      <tr className={styles.sum}>
        <th scope="row">{m.grant_budget_sum()}</th>
        <td>{formatKroner(sumOf(lines))}</td>
      </tr>
    </tbody>
  )
}
