import { useQuery } from '@tanstack/react-query'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { QueryProvider } from '#platform/queries/QueryProvider.tsx'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../components/Membership.module.css'
import { InvoiceButton } from '../../invoices/components/InvoiceButton.tsx'
import { PayByCard } from '../../invoices/components/PayByCard.tsx'
import { mayBePaid } from '../../invoices/may-be-paid.ts'
import { invoicesQuery } from '../../invoices/queries.ts'
import { dateText } from '../../model/membership-texts.ts'
import { membershipsQuery } from '../../my-membership/queries.ts'
import { PurchaseFrame, ToTypes } from './PurchasePage.tsx'

/** Confirms the purchase, with the first invoice and links to what comes next. */
export function ConfirmationPage() {
  return (
    <PurchaseFrame heading={m.membership_done_heading()} step={3}>
      <QueryProvider>
        <SnackbarProvider>
          <SignedIn>{() => <Done />}</SignedIn>
        </SnackbarProvider>
      </QueryProvider>
    </PurchaseFrame>
  )
}

function Done() {
  const locale = getLocale()
  const memberships = useQuery(membershipsQuery)
  const invoices = useQuery(invoicesQuery)
  if (memberships.isError || invoices.isError)
    return (
      <LoadFailure
        text={m.membership_load_error()}
        retry={() => Promise.all([memberships.refetch(), invoices.refetch()])}
      />
    )
  if (!memberships.data || !invoices.data) return <Waiting rows={3} />
  const [membership] = memberships.data.items
  const [invoice] = invoices.data.items
  if (!membership)
    return (
      <NoticeBox tone="info">
        <p>{m.membership_not_found()}</p>
        <p>
          <ToTypes />
        </p>
      </NoticeBox>
    )
  return (
    <>
      <NoticeBox tone="success" heading={m.membership_done_member()}>
        <p>
          {m.membership_done_text({
            type: membership.name ? textIn(membership.name) : membership.type,
          })}
        </p>
        {invoice && mayBePaid(invoice) && (
          <p>
            {m.membership_done_invoice({
              amount: formatKroner(invoice.amountOre),
              due: dateText(invoice.dueOn),
            })}
          </p>
        )}
      </NoticeBox>
      {invoice && (
        <div className={styles.buttons}>
          {invoices.data.takesCards && mayBePaid(invoice) && (
            <PayByCard number={invoice.invoiceNumber} />
          )}
          <InvoiceButton number={invoice.invoiceNumber} />
        </div>
      )}
      <ul className={styles.terms}>
        <li>
          <ContentLink href={pagePath('groupClasses', locale)}>
            {m.membership_done_classes()}
          </ContentLink>
        </li>
        <li>
          <ContentLink href={pagePath('myMembership', locale)}>
            {m.membership_to_mine()}
          </ContentLink>
        </li>
      </ul>
    </>
  )
}
