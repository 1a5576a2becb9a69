import { osloDate } from '#platform/time/oslo.ts'
import { monthText } from '../model/money-texts.ts'
import { monthsAround } from '../model/rules/month.ts'

/** The months that staff choose from, and one that was chosen before. */
export function MonthOptions({ chosen }: { chosen?: string | undefined }) {
  const months = monthsAround(osloDate(new Date()), { before: 12, after: 24 })
  const all = chosen && !months.includes(chosen) ? [chosen, ...months] : months
  return all.map((month) => (
    <option key={month} value={month}>
      {monthText(month)}
    </option>
  ))
}
