import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { noSearchTerms, SearchForm, type SearchTerms } from '#core/bank/components/SearchForm.tsx'
import { moneyPageSize } from '#core/bank/money-forms.ts'
import { moneyErrorText } from '#core/bank/money-texts.ts'
import { ownerKinds } from '#core/bank/payout-owner.ts'
import { SavedViews } from '#core/staff-area/views/SavedViews.tsx'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { DataTable } from '#ui/data-table/DataTable.tsx'
import { pageOf, type TableSearch } from '#ui/data-table/table-search.ts'
import { useRowSelection } from '#ui/data-table/use-row-selection.ts'
import type { WaitingPayouts } from '../../model/contract.ts'
import { type PayoutSearch, payoutGroups } from '../../model/forms.ts'
import { payoutGroupNames } from '../../model/group-names.ts'
import { fetchAllPayouts, payoutsQuery } from '../queries.ts'
import { PayoutActions, type Permission } from './PayoutActions.tsx'
import { payeeText, payoutColumns } from './payout-columns.tsx'
import { ReleaseBar } from './ReleaseBar.tsx'

/** Payouts with what may be done about each; several of them are released at once. */
export function PayoutTable(props: {
  search: TableSearch
  may: Permission
  /** Whose money is paid out here. */
  kinds: WaitingPayouts['kinds']
}) {
  const { search, may, kinds } = props
  const [searchTerms, setSearchTerms] = useState(noSearchTerms)
  const asked = toSearch(search, searchTerms)
  const { data, error, refetch } = useQuery({
    ...payoutsQuery(asked),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(payoutColumns, [])
  const isReleasing = may.release && asked.group === 'prepared'
  const selection = useRowSelection(data?.items)

  return (
    <>
      <SearchForm
        label={m.money_payouts_heading()}
        search={search}
        choice={{
          name: 'group',
          label: m.money_group(),
          options: payoutGroups.map((value) => ({ value, text: payoutGroupNames[value]() })),
        }}
        {...(kinds.length > 1 && {
          also: {
            name: 'kind',
            label: m.payout_owner(),
            options: [
              { value: 'all', text: m.payout_kind_all() },
              ...kinds.map(({ kind, name }) => ({ value: kind, text: name })),
            ],
          },
        })}
        textLabel={m.payout_search_text()}
        searchTerms={searchTerms}
        onSearch={(next) => {
          setSearchTerms(next)
          selection.clear()
        }}
      />
      <DataTable
        label={m.money_payouts_heading()}
        columns={columns}
        rowId={({ id }) => id}
        source={{ rows: data?.items, error, refetch }}
        errorText={moneyErrorText}
        emptyText={
          asked.group === 'prepared' ? m.money_payouts_none_prepared() : m.money_payouts_none()
        }
        search={search}
        views={<SavedViews list="payouts" search={search} />}
        pageSize={moneyPageSize}
        summary={
          data && data.total > 0 && <p>{m.money_sum({ amount: formatKroner(data.amountOre) })}</p>
        }
        remote={{ total: data?.total, all: () => fetchAllPayouts(asked) }}
        selection={
          isReleasing
            ? {
                ...selection,
                label: (line) =>
                  m.money_select_of({
                    amount: formatKroner(line.amountOre),
                    payee: payeeText(line),
                  }),
                isAllowed: ({ isOwn }) => !isOwn,
                bar: <ReleaseBar selected={selection.chosen} onDone={selection.clear} />,
              }
            : undefined
        }
        actions={{
          header: m.money_actions(),
          cell: (line) => <PayoutActions line={line} may={{ ...may, release: isReleasing }} />,
        }}
      />
    </>
  )
}

function toSearch({ group, kind, ...search }: TableSearch, { text }: SearchTerms) {
  return {
    group: payoutGroups.find((known) => known === group) ?? 'prepared',
    kind: ownerKinds.find((known) => known === kind) ?? null,
    text,
    page: pageOf(search),
    size: moneyPageSize,
  } satisfies PayoutSearch
}
