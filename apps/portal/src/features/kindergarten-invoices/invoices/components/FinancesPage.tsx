import { Tag } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../components/Money.module.css'
import { dateText, periodText, statusNames, statusTones } from '../../model/money-texts.ts'
import { FeeLines } from '../../runs/components/FeeLines.tsx'
import type { OwnInvoice, OwnInvoices } from '../contract.ts'
import { mayBePaid } from '../may-be-paid.ts'
import { ownInvoicesQuery } from '../queries.ts'
import { CreditNoteButton, InvoiceButton } from './DownloadButtons.tsx'
import { OwedAccount } from './OwedAccount.tsx'

/** A guardian’s own invoices of kindergartens, unpaid and paid. */
export function FinancesPage() {
  return (
    <MyPageFrame heading={m.kindergarten_finances_heading()}>
      <SnackbarProvider>
        <LoginInPlaceProvider>
          <SignedIn>{() => <OwnList />}</SignedIn>
        </LoginInPlaceProvider>
      </SnackbarProvider>
    </MyPageFrame>
  )
}

function OwnList() {
  const { data, isError, refetch } = useQuery(ownInvoicesQuery)
  if (isError && !data)
    return <LoadFailure text={m.kindergarten_finances_failed()} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  if (data.items.length === 0)
    return (
      <EmptyState>
        <h2>{m.kindergarten_finances_none()}</h2>
        <p>{m.kindergarten_finances_none_text()}</p>
      </EmptyState>
    )
  return (
    <div className={styles.area}>
      <div className={styles.group}>
        <p>{m.kindergarten_finances_text()}</p>
        <p>
          <ContentLink href={pagePath('finances', getLocale())}>
            {m.kindergarten_finances_all()}
          </ContentLink>
        </p>
        <Rows label={m.kindergarten_finances_heading()}>
          {data.items.map((invoice) => (
            <Row
              key={invoice.id}
              name={
                <>
                  {m.invoice_title({ number: invoice.invoiceNumber })}{' '}
                  <Tag data-color={statusTones[invoice.status]}>
                    {statusNames[invoice.status]()}
                  </Tag>
                </>
              }
              details={<Details invoice={invoice} accountNumber={data.accountNumber} />}
              action={<Actions invoice={invoice} takesCards={data.takesCards} />}
            />
          ))}
        </Rows>
      </div>
    </div>
  )
}

function Actions({ invoice, takesCards }: { invoice: OwnInvoice; takesCards: boolean }) {
  const { invoiceNumber: number } = invoice
  return (
    <div className={styles.buttons}>
      {takesCards && mayBePaid(invoice) && (
        <ContentLink
          className="ds-button"
          href={pagePath('payKindergartenInvoice', getLocale(), { id: number })}
        >
          {m.kindergarten_card_pay()}
          <span className="ds-sr-only"> {number}</span>
        </ContentLink>
      )}
      {invoice.status === 'owed' && <OwedAccount invoice={invoice} />}
      <InvoiceButton number={number} />
      {invoice.creditNumbers.map((credit) => (
        <CreditNoteButton key={credit} number={credit} />
      ))}
    </div>
  )
}

function stateText({ status, openOre, amountOre, dueOn, paidOn }: OwnInvoice): string {
  if (status === 'owed') return m.kindergarten_finances_owed({ amount: formatKroner(-openOre) })
  if (status === 'credited') return m.kindergarten_finances_nothing()
  if (paidOn) return m.kindergarten_finances_paid({ date: dateText(paidOn) })
  if (status === 'paying') return m.kindergarten_finances_paying()
  const due = m.kindergarten_finances_due({ date: dateText(dueOn) })
  return openOre < amountOre
    ? `${m.kindergarten_finances_left({ amount: formatKroner(openOre) })} ${due}`
    : due
}

function Details({
  invoice,
  accountNumber,
}: { invoice: OwnInvoice } & Pick<OwnInvoices, 'accountNumber'>) {
  const { amountOre, creditedOre, kid, payoutAccountMasked } = invoice
  return (
    <>
      <p>
        {textIn(invoice.productName)}, {periodText(invoice)}: {formatKroner(amountOre)}
      </p>
      {creditedOre > 0 && (
        <p>{m.kindergarten_finances_credited({ amount: formatKroner(creditedOre) })}</p>
      )}
      <p>{stateText(invoice)}</p>
      {invoice.status === 'owed' && payoutAccountMasked !== null && (
        <p>{m.kindergarten_finances_account_given({ account: payoutAccountMasked })}</p>
      )}
      {mayBePaid(invoice) && accountNumber && (
        <p>{m.kindergarten_finances_pay_to({ account: accountNumber, kid })}</p>
      )}
      <details>
        <summary>
          {m.kindergarten_finances_lines()}
          <span className="ds-sr-only"> {invoice.invoiceNumber}</span>
        </summary>
        <FeeLines lines={invoice.lines} />
      </details>
    </>
  )
}
