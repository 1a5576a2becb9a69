import { Button, Table } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { addDays } from '#platform/time/date.ts'
import { formatTime } from '#platform/time/format.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { ExportButton } from '#ui/data-table/ExportButton.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { PairTable } from '#ui/pairs/PairTable.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { ListedSettlement } from '../contract.ts'
import { settlementQuery } from '../queries.ts'
import { paymentErrorText } from '../refusal-messages.ts'
import { settlementColumns, settlementRows } from '../settlement-file.ts'
import { PaymentDocuments } from './PaymentDocuments.tsx'
import styles from './Payments.module.css'

/** The captures and refunds of a day, by default yesterday. */
export function SettlementSection({ day: requestedDay }: { day: string | undefined }) {
  const navigate = useNavigate()
  const [yesterday] = useState(() => addDays(osloDate(new Date()), -1))
  const shown = requestedDay ?? yesterday
  const [typed, setTyped] = useState(shown)
  return (
    <section className={styles.section} aria-labelledby="settlement-heading">
      <h2 id="settlement-heading">{m.payments_settlement_heading()}</h2>
      <form
        className={styles.day}
        onSubmit={(event) => {
          event.preventDefault()
          void navigate({ to: '/staff/payments', search: { day: typed }, replace: true })
        }}
      >
        <TextField
          id="settlement-day"
          type="date"
          label={m.payments_settlement_day()}
          value={typed}
          required
          onChange={(event) => setTyped(event.target.value)}
          error={undefined}
        />
        <Button type="submit" variant="secondary">
          {m.payments_settlement_show()}
        </Button>
      </form>
      <Day day={shown} />
    </section>
  )
}

function Day({ day: shown }: { day: string }) {
  const { data, error, refetch } = useQuery(settlementQuery(shown))
  if (error && !data) return <LoadFailure text={paymentErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting />
  const { capturedOre, refundedOre, bookedOre, lines, documents } = data
  const isBalanced = capturedOre - refundedOre === bookedOre
  return (
    <>
      <PairTable
        name={{ headingId: 'settlement-heading' }}
        rows={[
          { name: m.payments_taken(), value: formatKroner(capturedOre) },
          { name: m.payments_back(), value: formatKroner(refundedOre) },
          { name: m.payments_settlement_booked(), value: formatKroner(bookedOre) },
        ]}
      />
      {!isBalanced && (
        <NoticeBox tone="danger">
          {m.payments_settlement_differs({
            difference: formatKroner(capturedOre - refundedOre - bookedOre),
          })}
        </NoticeBox>
      )}
      {lines.length === 0 && <p>{m.payments_settlement_none()}</p>}
      {isBalanced && lines.length > 0 && <p>{m.payments_settlement_balances()}</p>}
      {lines.length > 0 && <Lines lines={lines} documents={documents} />}
      {lines.length > 0 && (
        <div>
          <ExportButton
            label={m.payments_settlement_file({ day: shown })}
            columns={settlementColumns()}
            all={async () => settlementRows(data)}
          />
        </div>
      )}
    </>
  )
}

function Lines({ lines, documents }: Pick<ListedSettlement, 'lines' | 'documents'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: people without a pointer scroll it by keys.
    <section className={styles.wide} tabIndex={0} aria-label={m.payments_settlement_lines()}>
      <Table aria-label={m.payments_settlement_lines()}>
        <Table.Head>
          <Table.Row>
            <Table.HeaderCell scope="col">{m.payments_settlement_number()}</Table.HeaderCell>
            <Table.HeaderCell scope="col">{m.payments_settlement_time()}</Table.HeaderCell>
            <Table.HeaderCell scope="col">{m.payments_settlement_reference()}</Table.HeaderCell>
            <Table.HeaderCell scope="col">{m.payments_subject()}</Table.HeaderCell>
            <Table.HeaderCell scope="col">{m.payments_amount()}</Table.HeaderCell>
            <Table.HeaderCell scope="col">{m.payments_documents()}</Table.HeaderCell>
          </Table.Row>
        </Table.Head>
        <Table.Body>
          {lines.map(({ reference, paymentId, number, at, subject, amountOre }) => (
            <Table.Row key={reference}>
              <Table.HeaderCell scope="row">{number}</Table.HeaderCell>
              <Table.Cell>
                <time dateTime={at}>{formatTime(new Date(at))}</time>
              </Table.Cell>
              <Table.Cell>{reference}</Table.Cell>
              <Table.Cell>{subject}</Table.Cell>
              <Table.Cell>{formatKroner(amountOre)}</Table.Cell>
              <Table.Cell>
                <PaymentDocuments paymentId={paymentId} documents={documents} />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    </section>
  )
}
