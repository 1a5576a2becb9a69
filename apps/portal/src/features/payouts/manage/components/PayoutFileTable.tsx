import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import { DateAndTime } from '#core/bank/components/BankFileTable.tsx'
import styles from '#core/bank/components/Money.module.css'
import { useAttempt } from '#core/bank/components/use-attempt.ts'
import { moneyErrorText } from '#core/bank/money-texts.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { saveFile } from '#platform/save-file.ts'
import type { DataColumn } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/DataTable.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import type { PayoutFiles } from '../../model/contract.ts'
import { fetchPayoutFile, markFileSent, payoutFilesQuery } from '../queries.ts'

type PayoutFile = PayoutFiles['items'][number]

/** Files that were made for the bank, with how far their payments have come. */
export function PayoutFileTable(props: { search: TableSearch; mayFetch: boolean }) {
  const { search, mayFetch } = props
  const { data, error, refetch } = useQuery(payoutFilesQuery)
  const headingId = useId()
  const columns = useMemo(makeColumns, [])
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{m.money_payout_files_list()}</h2>
      {mayFetch && <p>{m.money_fetch_warning()}</p>}
      <DataTable
        label={m.money_payout_files_list()}
        columns={columns}
        rowId={({ id }) => String(id)}
        source={{ rows: data?.items, error, refetch }}
        errorText={moneyErrorText}
        emptyText={m.money_payout_files_none()}
        search={search}
        {...(mayFetch && {
          actions: {
            header: m.money_actions(),
            cell: (file: PayoutFile) => <FileActions file={file} />,
          },
        })}
      />
    </section>
  )
}

function FileActions({ file: { id, messageId, released } }: { file: PayoutFile }) {
  const { isBusy, attempt } = useAttempt()
  const fetchIt = () =>
    attempt(async () => {
      saveFile(await fetchPayoutFile(id, messageId))
      return m.money_fetched()
    })
  const markIt = () =>
    attempt(async () => {
      await markFileSent(id)
      return m.money_marked_sent()
    })
  return (
    <div className={styles.buttons}>
      <Button
        variant="secondary"
        data-size="sm"
        loading={isBusy}
        aria-label={m.money_fetch_of({ name: messageId })}
        onClick={fetchIt}
      >
        {m.money_fetch()}
      </Button>
      {released > 0 && (
        <Button
          variant="tertiary"
          data-size="sm"
          aria-label={m.money_mark_sent_of({ name: messageId })}
          onClick={markIt}
        >
          {m.money_mark_sent()}
        </Button>
      )}
    </div>
  )
}

function makeColumns(): DataColumn<PayoutFile>[] {
  return [
    {
      id: 'createdAt',
      header: m.money_file_made(),
      value: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <DateAndTime at={createdAt} />,
      isSortable: true,
    },
    {
      id: 'messageId',
      header: m.money_file_message_id(),
      value: ({ messageId }) => messageId,
      isRowHeader: true,
    },
    { id: 'payer', header: m.payout_file_payer(), value: ({ payer }) => payer },
    { id: 'payments', header: m.money_file_payments(), value: ({ payments }) => payments },
    {
      id: 'total',
      header: m.money_amount(),
      value: ({ totalOre }) => totalOre / 100,
      cell: ({ totalOre }) => <span className={styles.amount}>{formatKroner(totalOre)}</span>,
    },
    { id: 'state', header: m.money_status(), value: stateText },
  ]
}

function stateText({ released, sent, paid, failed }: PayoutFile): string {
  return [
    released > 0 && m.money_file_not_sent(),
    sent > 0 && m.money_file_sent({ count: sent }),
    paid > 0 && m.money_file_paid({ count: paid }),
    failed > 0 && m.money_file_failed({ count: failed }),
  ]
    .filter((text) => text !== false)
    .join(', ')
}
