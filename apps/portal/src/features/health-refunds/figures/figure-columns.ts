import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import type { DataColumn } from '#ui/data-table/columns.ts'
import { periodName } from '../model/texts.ts'
import type { CategoryFigures, PeriodFigures } from './contract.ts'
import type { Figure } from './hide-small.ts'

type Place = Pick<PeriodFigures, 'schemeName' | 'period'>

/** Of a period as a whole. In a file for spreadsheets, what is hidden is the same words. */
export const periodColumns = (): DataColumn<PeriodFigures>[] => [
  ...placeColumns<PeriodFigures>(),
  number('people', m.health_figures_people(), ({ people }) => people),
  number('granted', m.health_figures_granted(), ({ states }) => states.granted),
  number('rejected', m.health_figures_rejected(), ({ states }) => states.rejected),
  number('waiting', m.health_figures_waiting(), ({ states }) => states.waiting),
  number('withdrawn', m.health_figures_withdrawn(), ({ states }) => states.withdrawn),
  kroner('grantedSum', m.health_figures_granted_sum(), ({ grantedOre }) => grantedOre),
  number('days', m.health_figures_days(), ({ medianDays }) => medianDays ?? '–'),
]

export const categoryColumns = (): DataColumn<CategoryFigures>[] => [
  ...placeColumns<CategoryFigures>(),
  {
    id: 'category',
    header: m.health_figures_category(),
    value: ({ category, categoryName }) =>
      categoryName === null ? category : textOrOther(categoryName),
  },
  number('stated', m.health_figures_people(), ({ people }) => people),
  kroner('counted', m.health_figures_counted(), ({ countedOre }) => countedOre),
]

const placeColumns = <Row extends Place>(): DataColumn<Row>[] => [
  {
    id: 'scheme',
    header: m.health_figures_scheme(),
    value: ({ schemeName }) => textOrOther(schemeName),
    isRowHeader: true,
    isLong: true,
  },
  { id: 'period', header: m.health_figures_period(), value: ({ period }) => periodName(period) },
]

const number = <Row>(
  id: string,
  header: string,
  figureOf: (row: Row) => Figure | '–',
): DataColumn<Row> => ({
  id,
  header,
  isNumeric: true,
  value: (row) => shown(figureOf(row), (figure) => figure),
})

/** In kroner, as a spreadsheet adds it up. */
const kroner = <Row>(id: string, header: string, oreOf: (row: Row) => Figure): DataColumn<Row> => ({
  id,
  header,
  isNumeric: true,
  value: (row) => shown(oreOf(row), (ore) => ore / 100),
  cell: (row) => shown(oreOf(row), formatKroner),
})

const shown = <Shown extends string | number, Other extends string = never>(
  figure: Figure | Other,
  show: (figure: number) => Shown,
): Shown | string => {
  if (figure === 'hidden') return m.health_figures_hidden()
  return typeof figure === 'number' ? show(figure) : figure
}
