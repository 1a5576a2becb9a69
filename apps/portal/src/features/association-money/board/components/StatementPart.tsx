import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { saveFile } from '#platform/save-file.ts'
import { writeCsv } from '#ui/data-table/write-csv.ts'
import partStyles from '#ui/parts/Parts.module.css'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { dayText } from '../../components/money-texts.ts'
import { useMoneyAction } from '../../components/use-money-action.ts'
import type { AccountEntry, Statement } from '../../statement/contract.ts'
import type { EntryKind } from '../../statement/entry-kinds.ts'
import { statementTable } from '../../statement/statement-table.ts'
import { readStatement, readWholeStatement } from '../queries.ts'

const entryNames = {
  fee: m.association_entry_fee,
  ticket: m.association_entry_ticket,
  payment: m.association_entry_payment,
  'fee-refund': m.association_entry_fee_refund,
  'ticket-refund': m.association_entry_ticket_refund,
  refund: m.association_entry_refund,
  payout: m.association_entry_payout,
  'payout-failed': m.association_entry_payout_failed,
  'payout-returned': m.association_entry_payout_returned,
  other: m.association_entry_other,
} satisfies Record<EntryKind, () => string>

const entryName = (kind: EntryKind): string => entryNames[kind]()

type Props = { id: string; name: string; statement: Statement }

/** How the money came and went; the whole of it as a file for the accounts of the association. */
export function StatementPart({ id, name, statement }: Props) {
  const [older, setOlder] = useState<Statement | null>(null)
  const entries = [...statement.entries, ...(older?.entries ?? [])]
  const before = older ? older.before : statement.before
  const fetching = useMoneyAction({
    call: (from: number) => readStatement(id, from),
    changes: ['association-statement'],
    done: null,
    onDone: (page) =>
      setOlder({ entries: [...(older?.entries ?? []), ...page.entries], before: page.before }),
  })
  const saving = useMoneyAction({
    call: () => readWholeStatement(id),
    changes: ['association-statement'],
    done: m.association_statement_saved,
    onDone: (whole) => saveStatement(name, whole.entries),
  })
  return (
    <section className={partStyles.part} aria-labelledby="money-statement">
      <h2 id="money-statement">{m.association_statement()}</h2>
      {entries.length === 0 ? (
        <p>{m.association_money_none()}</p>
      ) : (
        <Rows label={m.association_statement()}>
          {entries.map(({ id: entryId, kind, valueDate, amountOre, balanceOre }) => (
            <Row
              key={entryId}
              name={`${dayText(valueDate)}: ${formatKroner(amountOre)}`}
              details={`${entryName(kind)}. ${m.association_balance_after({ amount: formatKroner(balanceOre) })}`}
            />
          ))}
        </Rows>
      )}
      <div className={partStyles.buttons}>
        {before !== null && (
          <Button
            variant="secondary"
            loading={fetching.isPending}
            onClick={() => fetching.mutate(before)}
          >
            {m.association_statement_older()}
          </Button>
        )}
        {entries.length > 0 && (
          <Button variant="secondary" loading={saving.isPending} onClick={() => saving.mutate()}>
            {m.association_statement_save()}
          </Button>
        )}
      </div>
    </section>
  )
}

function saveStatement(name: string, entries: readonly AccountEntry[]): void {
  const header = [
    m.association_statement_day(),
    m.association_statement_text(),
    m.association_payout_amount(),
    m.association_money_balance(),
  ]
  const content = new Blob([writeCsv(header, statementTable(entries, entryName))], {
    type: 'text/csv;charset=utf-8',
  })
  saveFile({ name: `${m.association_statement()} ${name}.csv`, content })
}
