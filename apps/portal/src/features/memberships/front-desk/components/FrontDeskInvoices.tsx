import { Tag } from '@digdir/designsystemet-react'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { dateText, statusNames, statusTones } from '../../model/membership-texts.ts'
import type { FrontDeskMember } from '../contract.ts'

/** Half a year of invoices; the list of invoices has all. */
const maxShown = 6

/** A person’s invoices, newest first. */
export function FrontDeskInvoices({ member: { invoices } }: { member: FrontDeskMember }) {
  const older = invoices.length - maxShown
  return (
    <>
      <h3>{m.desk_invoices()}</h3>
      {invoices.length === 0 ? (
        <p>{m.desk_no_invoices()}</p>
      ) : (
        <Rows label={m.desk_invoices()}>
          {invoices.slice(0, maxShown).map((invoice) => (
            <Row
              key={invoice.id}
              name={
                <>
                  {m.invoice_title({ number: invoice.invoiceNumber })}{' '}
                  <Tag data-color={statusTones[invoice.status]} data-size="sm">
                    {statusNames[invoice.status]()}
                  </Tag>
                </>
              }
              details={
                <p>
                  {formatKroner(invoice.amountOre)},{' '}
                  {m.my_finances_due({ date: dateText(invoice.dueOn) })}
                </p>
              }
            />
          ))}
        </Rows>
      )}
      {older > 0 && <p>{m.desk_older_invoices({ count: older })}</p>}
    </>
  )
}
