import { Tag } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../components/Membership.module.css'
import { dateText, statusNames, statusTones } from '../../model/membership-texts.ts'
import type { StaffInvoice } from '../contract.ts'
import { staffInvoiceQuery } from '../queries.ts'
import { InvoiceActions } from './InvoiceActions.tsx'
import { InvoiceLines } from './InvoiceLines.tsx'
import { InvoiceMoney } from './InvoiceMoney.tsx'

/** One invoice with all that has happened to its money, and what staff can put right. */
export function StaffInvoicePage({ number }: { number: string }) {
  return (
    <StaffPage heading={m.invoice_title({ number })} isNamed needs={'sports'}>
      {() => (
        <SnackbarProvider>
          <Loaded number={number} />
        </SnackbarProvider>
      )}
    </StaffPage>
  )
}

function Loaded({ number }: { number: string }) {
  const { data, error, refetch } = useQuery(staffInvoiceQuery(number))
  if (!data && error) return <LoadFailure text={staffErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  return (
    <div className={styles.area}>
      <InvoiceFacts invoice={data} />
      <InvoiceActions invoice={data} />
      <InvoiceLines invoice={data} />
      <InvoiceMoney invoice={data} />
      <p>
        <ContentLink href={pagePath('staffFitnessInvoices', getLocale())}>
          {m.fitness_invoices_all()}
        </ContentLink>
      </p>
    </div>
  )
}

function InvoiceFacts({ invoice }: { invoice: StaffInvoice }) {
  const { status, name, userId, kid, amountOre, creditedOre, openOre, owedOre } = invoice
  return (
    <Facts>
      <Fact label={m.fitness_status()}>
        <Tag data-color={statusTones[status]}>{statusNames[status]()}</Tag>
      </Fact>
      <Fact label={m.fitness_member()}>
        {userId ? (
          <ContentLink href={pagePath('staffSportsMember', getLocale(), { id: userId })}>
            {name}
          </ContentLink>
        ) : (
          name
        )}
      </Fact>
      <Fact label={m.invoice_amount()}>{formatKroner(amountOre)}</Fact>
      <Fact label={m.credit_note_credited()}>{creditedOre > 0 && formatKroner(creditedOre)}</Fact>
      <Fact label={m.fitness_invoice_left()}>{formatKroner(Math.max(0, openOre))}</Fact>
      <Fact label={m.fitness_invoice_owed()}>{owedOre > 0 && formatKroner(owedOre)}</Fact>
      <Fact label={m.invoice_date()}>{dateText(invoice.invoicedOn)}</Fact>
      <Fact label={m.invoice_due()}>{dateText(invoice.dueOn)}</Fact>
      <Fact label={m.fitness_kid()}>{kid}</Fact>
    </Facts>
  )
}
