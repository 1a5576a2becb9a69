import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import type { DataColumn } from '#ui/data-table/columns.ts'
import type { FigureCounts } from '../contract.ts'
import { shareGranted } from '../count-figures.ts'

const number = <Row>(
  id: string,
  header: string,
  value: (row: Row) => number | string,
): DataColumn<Row> => ({ id, header, value, isNumeric: true })

/** In kroner, with two decimals at most, as a spreadsheet adds it up. */
export const kroner = <Row>(
  id: string,
  header: string,
  oreOf: (row: Row) => number,
): DataColumn<Row> => ({
  ...number<Row>(id, header, (row) => oreOf(row) / 100),
  cell: (row) => formatKroner(oreOf(row)),
})

/** What every line of the figures counts. */
export const countColumns = <Row extends FigureCounts>(): DataColumn<Row>[] => [
  number('applied', m.grant_openness_applied(), ({ applied }) => applied),
  kroner('requested', m.grant_openness_requested(), ({ requestedOre }) => requestedOre),
  number('granted', m.grant_openness_granted_count(), ({ granted }) => granted),
  kroner('grantedSum', m.grant_openness_granted_sum(), ({ grantedOre }) => grantedOre),
  {
    ...number<Row>('share', m.grant_openness_share(), (row) => shareGranted(row) ?? ''),
    cell: (row) => shareText(row),
  },
  number('refused', m.grant_openness_refused_count(), ({ refused }) => refused),
  number('givenUp', m.grant_openness_given_up(), ({ givenUp }) => givenUp),
  number('waiting', m.grant_openness_waiting(), ({ waiting }) => waiting),
  number('days', m.grant_openness_median_days(), ({ medianDays }) =>
    medianDays === null ? '' : Math.round(medianDays),
  ),
]

export function shareText(row: FigureCounts): string {
  const share = shareGranted(row)
  return share === null ? '–' : m.grant_openness_percent({ share })
}
