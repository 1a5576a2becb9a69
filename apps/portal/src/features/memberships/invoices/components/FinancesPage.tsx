import { Tag } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../components/Membership.module.css'
import type { Invoices } from '../../model/contract.ts'
import { dateText, periodText, statusNames, statusTones } from '../../model/membership-texts.ts'
import { mayBePaid } from '../may-be-paid.ts'
import { invoicesQuery } from '../queries.ts'
import { CreditNoteButton, InvoiceButton } from './InvoiceButton.tsx'
import { OwedAccount } from './OwedAccount.tsx'
import { PayByCard } from './PayByCard.tsx'

/** A member’s invoices, unpaid and paid. */
export function FinancesPage() {
  return (
    <MyPageFrame heading={m.my_finances_heading()}>
      <SnackbarProvider>
        <LoginInPlaceProvider>
          <SignedIn>{() => <OwnInvoices />}</SignedIn>
        </LoginInPlaceProvider>
      </SnackbarProvider>
    </MyPageFrame>
  )
}

function OwnInvoices() {
  const { data, isError, refetch } = useQuery(invoicesQuery)
  if (isError && !data)
    return <LoadFailure text={m.my_finances_load_error()} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  if (data.items.length === 0)
    return (
      <EmptyState>
        <h2>{m.my_finances_none_heading()}</h2>
        <p>{m.my_finances_none_text()}</p>
        <p>
          <ContentLink href={pagePath('myMembership', getLocale())}>
            {m.membership_to_mine()}
          </ContentLink>
        </p>
      </EmptyState>
    )
  return (
    <div className={styles.area}>
      <div className={styles.group}>
        <p>{m.my_finances_text()}</p>
        <p>
          <ContentLink href={pagePath('finances', getLocale())}>{m.my_finances_all()}</ContentLink>
        </p>
        <Rows label={m.my_finances_list_label()}>
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
              action={
                <div className={styles.buttons}>
                  {data.takesCards && mayBePaid(invoice) && (
                    <PayByCard number={invoice.invoiceNumber} />
                  )}
                  {invoice.status === 'owed' && <OwedAccount invoice={invoice} />}
                  <InvoiceButton number={invoice.invoiceNumber} />
                  {invoice.creditNumbers.map((number) => (
                    <CreditNoteButton key={number} number={number} />
                  ))}
                </div>
              }
            />
          ))}
        </Rows>
      </div>
    </div>
  )
}

function stateText({ status, openOre, amountOre, dueOn, paidOn }: Invoice): string {
  if (status === 'owed') return m.my_finances_owed({ amount: formatKroner(-openOre) })
  if (status === 'credited') return m.my_finances_nothing()
  if (paidOn) return m.my_finances_paid({ date: dateText(paidOn) })
  if (status === 'paying') return m.fitness_invoice_paying()
  const due = m.my_finances_due({ date: dateText(dueOn) })
  return openOre < amountOre
    ? `${m.my_finances_left({ amount: formatKroner(openOre) })} ${due}`
    : due
}

type Invoice = Invoices['items'][number]
type Props = { invoice: Invoices['items'][number] } & Pick<Invoices, 'accountNumber'>

function Details({ invoice, accountNumber }: Props) {
  const { amountOre, creditedOre } = invoice
  const { periodStart: startDate, periodEnd: endDate } = invoice
  return (
    <>
      <p>
        {formatKroner(amountOre)}, {periodText({ startDate, endDate })}
      </p>
      {creditedOre > 0 && <p>{m.my_finances_credited({ amount: formatKroner(creditedOre) })}</p>}
      <p>{stateText(invoice)}</p>
      {invoice.status === 'owed' && invoice.payoutAccountMasked !== null && (
        <p>{m.my_finances_account_given({ account: invoice.payoutAccountMasked })}</p>
      )}
      {mayBePaid(invoice) && accountNumber && (
        <p>{m.my_finances_pay_to({ account: accountNumber, kid: invoice.kid })}</p>
      )}
    </>
  )
}
