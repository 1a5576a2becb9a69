import { Tag } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { kindergartenRoles } from '#core/kindergartens/roles.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../components/Money.module.css'
import { lineText } from '../../model/fee-texts.ts'
import { dateText, monthText, statusNames, statusTones } from '../../model/money-texts.ts'
import { moneyErrorText } from '../../model/refusal-texts.ts'
import { Steps } from '../../runs/components/FeeLines.tsx'
import type { StaffInvoice } from '../contract.ts'
import { staffInvoiceQuery } from '../queries.ts'
import { InvoiceActions } from './InvoiceActions.tsx'
import { InvoiceMoney } from './InvoiceMoney.tsx'

/** One invoice with all that has happened to its money, and what staff can put right. */
export function StaffInvoicePage({ number }: { number: string }) {
  return (
    <StaffPage heading={m.invoice_title({ number })} isNamed needs={kindergartenRoles}>
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
  if (!data && error) return <LoadFailure text={moneyErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  return (
    <div className={styles.area}>
      <InvoiceFacts invoice={data} />
      <InvoiceActions invoice={data} />
      <Lines invoice={data} />
      <InvoiceMoney invoice={data} />
      <p>
        <ContentLink href={pagePath('staffKindergartenInvoices', getLocale())}>
          {m.kindergarten_invoices_all()}
        </ContentLink>
      </p>
    </div>
  )
}

function InvoiceFacts({ invoice }: { invoice: StaffInvoice }) {
  const { status, name, kid, amountOre, creditedOre, openOre, owedOre } = invoice
  return (
    <Facts>
      <Fact label={m.kindergarten_status()}>
        <Tag data-color={statusTones[status]}>{statusNames[status]()}</Tag>
      </Fact>
      <Fact label={m.kindergarten_payer_name()}>{name}</Fact>
      <Fact label={m.kindergarten_invoice_for()}>
        {textIn(invoice.productName)}, {monthText(invoice.periodStart)}
      </Fact>
      <Fact label={m.invoice_amount()}>{formatKroner(amountOre)}</Fact>
      <Fact label={m.credit_note_credited()}>{creditedOre > 0 && formatKroner(creditedOre)}</Fact>
      <Fact label={m.kindergarten_left()}>{formatKroner(Math.max(0, openOre))}</Fact>
      <Fact label={m.kindergarten_owed_back()}>{owedOre > 0 && formatKroner(owedOre)}</Fact>
      <Fact label={m.invoice_date()}>{dateText(invoice.invoicedOn)}</Fact>
      <Fact label={m.invoice_due()}>{dateText(invoice.dueOn)}</Fact>
      <Fact label={m.kindergarten_kid()}>{kid}</Fact>
    </Facts>
  )
}

function Lines({ invoice }: { invoice: StaffInvoice }) {
  const { lines, credits } = invoice
  return (
    <section className={styles.group}>
      <h2>{m.kindergarten_lines()}</h2>
      <Rows label={m.kindergarten_lines()}>
        {lines.map((line) => (
          <Row
            key={`${line.kind}${line.child}${line.from}`}
            name={lineText(line, getLocale())}
            details={
              <>
                <Steps steps={line.steps} />
                {line.leftOre < line.amountOre && (
                  <p>{m.kindergarten_line_left({ amount: formatKroner(line.leftOre) })}</p>
                )}
              </>
            }
            action={formatKroner(line.amountOre)}
          />
        ))}
      </Rows>
      {credits.length > 0 && (
        <>
          <h3>{m.kindergarten_credits()}</h3>
          <Rows label={m.kindergarten_credits()}>
            {credits.map(({ creditNumber: number, amountOre, reason, creditedOn }) => (
              <Row
                key={number}
                name={m.credit_note_title({ number })}
                details={
                  <p>
                    {dateText(creditedOn)}: {reason}
                  </p>
                }
                action={formatKroner(amountOre)}
              />
            ))}
          </Rows>
        </>
      )}
    </section>
  )
}
