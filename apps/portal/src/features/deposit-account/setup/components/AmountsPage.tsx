import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Proposals } from '#core/proposals/Proposals.tsx'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import type { DataColumn } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/DataTable.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import styles from '../../components/Application.module.css'
import { academicYearText } from '../../model/amounts.ts'
import type { DepositAmounts } from '../../model/contract.ts'
import { amountKindNames } from '../../model/setup-fields.ts'
import { amountProposal } from '../amount-proposal.ts'
import { amountsQuery } from '../queries.ts'
import { AmountFields } from './AmountFields.tsx'
import { DeadlineFields } from './DeadlineFields.tsx'

type Amount = DepositAmounts['items'][number]

/** What has to be deposited, by academic year, which staff enter when it is published; and by when. */
export function AmountsPage({ search }: { search: TableSearch }) {
  return (
    <StaffPage
      heading={m.deposit_amounts_heading()}
      intro={m.deposit_amounts_intro()}
      needs={'caseworker'}
    >
      {() => <Amounts search={search} />}
    </StaffPage>
  )
}

function Amounts({ search }: { search: TableSearch }) {
  const { data, error, refetch } = useQuery(amountsQuery)
  const columns = useMemo(makeColumns, [])
  return (
    <>
      <DataTable
        label={m.deposit_amounts_heading()}
        columns={columns}
        rowId={({ academicYear, kind }) => `${academicYear} ${kind}`}
        source={{ rows: data?.items, error, refetch }}
        errorText={staffErrorText}
        emptyText={m.deposit_amounts_none()}
        search={search}
      />
      <Proposals kinds={[amountProposal]} />
      {data && (
        <section aria-labelledby="amount-heading" className={styles.area}>
          <h2 id="amount-heading" className={styles.heading}>
            {m.deposit_amount_edit()}
          </h2>
          <AmountFields known={data.items} />
        </section>
      )}
      {data && (
        <section aria-labelledby="deadlines-heading" className={styles.area}>
          <h2 id="deadlines-heading" className={styles.heading}>
            {m.deposit_deadlines_heading()}
          </h2>
          <p>{m.deposit_deadlines_intro()}</p>
          <DeadlineFields saved={data.deadlines} />
        </section>
      )}
    </>
  )
}

function makeColumns(): DataColumn<Amount>[] {
  return [
    {
      id: 'year',
      header: m.deposit_amount_year_column(),
      value: ({ academicYear }) => academicYear,
      cell: ({ academicYear }) => academicYearText(academicYear),
      isSortable: true,
    },
    {
      id: 'kind',
      header: m.deposit_amount_kind(),
      value: ({ kind }) => amountKindNames[kind](),
      isRowHeader: true,
    },
    {
      id: 'amount',
      header: m.deposit_amount_column(),
      value: ({ amountOre }) => amountOre / 100,
      cell: ({ amountOre }) => formatKroner(amountOre),
      isSortable: true,
    },
    { id: 'source', header: m.deposit_amount_source_column(), value: ({ source }) => source },
  ]
}
