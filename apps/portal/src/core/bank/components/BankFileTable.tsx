import { useQuery } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import { m } from '#messages'
import { formatShortDate, formatTime } from '#platform/time/format.ts'
import type { DataColumn } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/DataTable.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import type { BankFiles } from '../answers.ts'
import type { BankFileKind } from '../bank-file-kinds.ts'
import type { BankFilesQuery } from '../money-queries.ts'
import { moneyErrorText } from '../money-texts.ts'
import styles from './Money.module.css'

type BankFile = BankFiles['items'][number]
type Props = {
  kind: BankFileKind
  heading: string
  search: TableSearch
  /** Of files of all kinds. */
  query: BankFilesQuery
}

/** Files that were taken in, and what each has brought. */
export function BankFileTable({ kind, heading, search, query }: Props) {
  const { data, error, refetch } = useQuery(query)
  const headingId = useId()
  const columns = useMemo(() => makeColumns(kind), [kind])
  const rows = useMemo(() => data?.items.filter((file) => file.kind === kind), [data, kind])
  return (
    <section className={styles.section} aria-labelledby={headingId} data-after-waiting>
      <h2 id={headingId}>{heading}</h2>
      <DataTable
        label={heading}
        columns={columns}
        rowId={({ id }) => String(id)}
        source={{ rows, error, refetch }}
        errorText={moneyErrorText}
        emptyText={m.money_files_none()}
        search={search}
      />
    </section>
  )
}

function makeColumns(kind: BankFileKind): DataColumn<BankFile>[] {
  const number = (
    id: keyof BankFile & string,
    header: string,
    value: (file: BankFile) => number,
  ) => ({ id, header, value })
  return [
    {
      id: 'receivedAt',
      header: m.money_file_received(),
      value: ({ receivedAt }) => receivedAt,
      cell: ({ receivedAt }) => <DateAndTime at={receivedAt} />,
      isSortable: true,
    },
    {
      id: 'messageId',
      header: m.money_file_name(),
      value: ({ messageId }) => messageId,
      isRowHeader: true,
    },
    ...(kind === 'camt.054'
      ? [number('transfers', m.money_file_new(), (file) => file.transfers)]
      : []),
    ...(kind === 'pain.002'
      ? [number('failedPayouts', m.money_file_not_paid(), (file) => file.failedPayouts)]
      : []),
    number('paidPayouts', m.money_file_paid_out(), (file) => file.paidPayouts),
    {
      id: 'others',
      header: m.money_file_others(),
      value: (file) => othersOf(file).length,
      cell: (file) => <Others file={file} />,
    },
  ]
}

/** What a file seldom brings: a column for each would be wider than a screen. */
const othersOf = (file: BankFile) =>
  [
    { name: m.money_file_repeated(), count: file.repeatedTransfers },
    { name: m.money_file_confirmed(), count: file.confirmedTransfers },
    { name: m.money_file_conflicts(), count: file.conflicts },
    { name: m.money_file_returned(), count: file.returnedPayouts },
    { name: m.money_file_waiting(), count: file.waitingPayouts + file.waitingTransfers },
    { name: m.money_file_unknown(), count: file.unknownAnswers },
  ].filter(({ count }) => count > 0)

function Others({ file }: { file: BankFile }) {
  return othersOf(file).map(({ name, count }) => (
    <div key={name}>
      {name}: {count}
    </div>
  ))
}

/** A day and a time of it. */
export function DateAndTime({ at }: { at: string }) {
  const instant = new Date(at)
  return (
    <time dateTime={at}>
      {formatShortDate(instant)} {formatTime(instant)}
    </time>
  )
}
