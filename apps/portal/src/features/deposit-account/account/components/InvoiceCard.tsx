import { Button, Tag } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { formatMoney } from '#platform/format-kroner.ts'
import { saveFile } from '#platform/save-file.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDayAndYear } from '#platform/time/format.ts'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import styles from '../../components/Application.module.css'
import { bankAmount } from '../../model/bank-amount.ts'
import type { DepositAccount } from '../../model/contract.ts'
import { fetchInvoice, letterAddress, receiptAddress } from '../queries.ts'

type Props = { account: DepositAccount }

/** What is to be paid, what has come, and the letters. An account imported with its money has no invoice. */
export function InvoiceCard({ account }: Props) {
  const { paid, invoice } = account
  return (
    <section className={styles.section} aria-labelledby="invoice-heading">
      <h2 id="invoice-heading" className={styles.heading}>
        {invoice ? m.deposit_invoice_heading() : m.deposit_imported_heading()}{' '}
        <Tag data-color={paid ? 'success' : 'warning'}>
          {paid ? m.deposit_paid() : m.deposit_not_paid()}
        </Tag>
      </h2>
      {invoice && (
        <p className={styles.amount}>
          {m.deposit_invoice_amount()} <strong>{bankAmount(invoice.amount)}</strong>
        </p>
      )}
      <Facts>
        <Fact label={m.deposit_due()}>
          {!paid && invoice && formatDayAndYear(noonOf(invoice.dueOn))}
        </Fact>
        <Fact label={m.deposit_outstanding()}>
          {!paid && invoice && account.booked && bankAmount(account.outstandingAmount)}
        </Fact>
        <Fact label={m.deposit_balance()}>{account.booked && formatMoney(account.balance)}</Fact>
        <Fact label={m.deposit_invoice_number()}>{invoice?.invoiceNumber}</Fact>
      </Facts>
      <div className={styles.buttons} data-screen-only>
        {invoice && <InvoiceButton id={invoice.id} />}
        {account.booked && (
          <a
            className="ds-button"
            data-variant="secondary"
            href={receiptAddress}
            target="_blank"
            rel="noreferrer"
          >
            {m.deposit_receipt()}
          </a>
        )}
        {paid ? (
          <a
            className="ds-button"
            data-variant="secondary"
            href={letterAddress}
            target="_blank"
            rel="noreferrer"
          >
            {m.deposit_letter()}
          </a>
        ) : (
          <Button disabled>{m.deposit_letter()}</Button>
        )}
      </div>
      {!paid && (
        <p className={styles.letterHint} data-screen-only>
          {m.deposit_letter_later()}
        </p>
      )}
    </section>
  )
}

function InvoiceButton({ id }: { id: string }) {
  const showMessage = useSnackbar()
  const [isLoading, setLoading] = useState(false)
  async function download() {
    if (isLoading) return
    setLoading(true)
    try {
      const content = await fetchInvoice(id)
      if (content.size === 0) showMessage(m.deposit_invoice_empty(), 'error')
      else saveFile({ name: `${id}.pdf`, content })
    } catch {
      showMessage(m.deposit_invoice_failed(), 'error')
    } finally {
      setLoading(false)
    }
  }
  return (
    <Button variant="secondary" loading={isLoading} onClick={download}>
      {m.deposit_download_invoice()}
    </Button>
  )
}
