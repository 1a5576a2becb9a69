import { Tag } from '@digdir/designsystemet-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import styles from '#core/bank/components/Money.module.css'
import { noSearchTerms, SearchForm, type SearchTerms } from '#core/bank/components/SearchForm.tsx'
import { moneyPageSize } from '#core/bank/money-forms.ts'
import { moneyErrorText } from '#core/bank/money-texts.ts'
import { SavedViews } from '#core/staff-area/views/SavedViews.tsx'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatShortDate } from '#platform/time/format.ts'
import type { DataColumn } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/DataTable.tsx'
import { pageOf, type TableSearch } from '#ui/data-table/table-search.ts'
import type { TransferLine } from '../contract.ts'
import { type TransferSearch, transferStates } from '../forms.ts'
import { fetchAllTransfers, transfersQuery } from '../queries.ts'
import { transferStateNames } from '../transfer-texts.ts'
import { CustomerCell } from './CustomerCell.tsx'
import { senderOf, TransferActions } from './TransferActions.tsx'

/** Transfers with what narrows them down; whose one is can be said from here. */
export function TransferTable({
  search,
  mayCorrect,
}: {
  search: TableSearch
  mayCorrect: boolean
}) {
  const [searchTerms, setSearchTerms] = useState(noSearchTerms)
  const asked = toSearch(search, searchTerms)
  const { data, error, refetch } = useQuery({
    ...transfersQuery(asked),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(() => makeColumns(mayCorrect), [mayCorrect])
  return (
    <>
      <SearchForm
        label={m.money_search_label()}
        search={search}
        choice={{
          name: 'state',
          label: m.money_state(),
          options: transferStates.map((value) => ({ value, text: transferStateNames[value]() })),
        }}
        hasDates
        hasNumber
        textLabel={m.money_search_text()}
        searchTerms={searchTerms}
        onSearch={setSearchTerms}
      />
      <DataTable
        label={m.money_transfers_heading()}
        columns={columns}
        rowId={({ id }) => id}
        source={{ rows: data?.items, error, refetch }}
        errorText={moneyErrorText}
        emptyText={
          asked.state === 'unmatched' && searchTerms === noSearchTerms
            ? m.money_transfers_all_matched()
            : m.money_transfers_none()
        }
        search={search}
        views={<SavedViews list="transfers" search={search} />}
        pageSize={moneyPageSize}
        summary={
          data && (
            <>
              {data.total > 0 && <p>{m.money_sum({ amount: formatKroner(data.amountOre) })}</p>}
              {data.isCut && <p>{m.money_cut()}</p>}
            </>
          )
        }
        remote={{ total: data?.total, all: () => fetchAllTransfers(asked) }}
        actions={{
          header: m.money_actions(),
          cell: (line) => <TransferActions line={line} mayCorrect={mayCorrect} />,
        }}
      />
    </>
  )
}

function toSearch({ state, from, to, ...search }: TableSearch, searchTerms: SearchTerms) {
  const dayOf = (value: string | number | undefined) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : null
  return {
    state: transferStates.find((known) => known === state) ?? 'unmatched',
    from: dayOf(from),
    to: dayOf(to),
    ...searchTerms,
    page: pageOf(search),
    size: moneyPageSize,
  } satisfies TransferSearch
}

const standingNames = {
  unconfirmed: m.money_standing_unconfirmed,
  confirmed: m.money_standing_confirmed,
  reversed: m.money_standing_reversed,
} satisfies Record<TransferLine['status'], () => string>

const standingTones = {
  unconfirmed: 'warning',
  confirmed: 'success',
  reversed: 'neutral',
} as const satisfies Record<TransferLine['status'], string>

/** @param mayOpen whether the member of staff may read applications */
function makeColumns(mayOpen: boolean): DataColumn<TransferLine>[] {
  return [
    {
      id: 'valueDate',
      header: m.money_value_date(),
      value: ({ valueDate }) => valueDate,
      cell: ({ valueDate }) => (
        <time dateTime={valueDate}>{formatShortDate(noonOf(valueDate))}</time>
      ),
    },
    {
      id: 'amount',
      header: m.money_amount(),
      value: ({ amountOre }) => amountOre / 100,
      cell: ({ amountOre }) => <span className={styles.amount}>{formatKroner(amountOre)}</span>,
      isNumeric: true,
      isRowHeader: true,
    },
    {
      id: 'sender',
      header: m.money_sender(),
      isLong: true,
      value: senderOf,
      cell: (line) => (
        <div className={styles.lines}>
          <p>{senderOf(line)}</p>
          {line.remittance && <p className={`${styles.quiet} ${styles.text}`}>{line.remittance}</p>}
        </div>
      ),
    },
    {
      id: 'text',
      header: m.money_text(),
      value: ({ remittance }) => remittance ?? '',
      isHidden: true,
    },
    {
      id: 'reference',
      header: m.money_reference(),
      value: ({ reference }) => reference,
      cell: ({ reference, isManual, registeredBy }) => (
        <div className={styles.lines}>
          <p>{reference}</p>
          {isManual && (
            <p className={styles.quiet}>
              {registeredBy === null
                ? m.money_by_hand()
                : m.money_by_hand_of({ name: registeredBy })}
            </p>
          )}
        </div>
      ),
    },
    {
      id: 'status',
      header: m.money_status(),
      value: ({ status }) => standingNames[status](),
      cell: ({ status }) => <Tag data-color={standingTones[status]}>{standingNames[status]()}</Tag>,
    },
    {
      id: 'student',
      header: m.money_student(),
      value: ({ customer }) => customer?.name ?? customer?.number ?? m.money_nobody(),
      cell: ({ customer }) =>
        customer ? <CustomerCell customer={customer} mayOpen={mayOpen} /> : m.money_nobody(),
    },
    {
      id: 'customerNumber',
      header: m.money_customer_number(),
      value: ({ customer }) => customer?.number ?? '',
      isHidden: true,
    },
  ]
}
