import { Button, Tag } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { invoiceStatuses } from '#core/invoices/invoice-status.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { SavedViews } from '#core/staff-area/views/SavedViews.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatShortDate } from '#platform/time/format.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import type { DataColumn, DataFilter } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/DataTable.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import type { StaffInvoices } from '../../model/contract.ts'
import { statusNames, statusTones } from '../../model/membership-texts.ts'
import { staffInvoicesQuery } from '../queries.ts'
import { PaymentDialog } from './PaymentDialog.tsx'

type Invoice = StaffInvoices['items'][number]

/** The invoices of all members; staff register payments manually. */
export function StaffInvoicesPage({ search }: { search: TableSearch }) {
  return (
    <StaffPage
      heading={m.fitness_invoices_heading()}
      intro={m.fitness_invoices_intro()}
      needs={'sports'}
    >
      {() => <InvoiceTable search={search} />}
    </StaffPage>
  )
}

function InvoiceTable({ search }: { search: TableSearch }) {
  const { data, error, refetch } = useQuery(staffInvoicesQuery)
  const [paying, setPaying] = useState<Invoice | null>(null)
  const columns = useMemo(makeColumns, [])
  const filters = useMemo(makeFilters, [])
  return (
    <>
      <DataTable
        label={m.fitness_invoices_heading()}
        columns={columns}
        filters={filters}
        rowId={({ id }) => id}
        source={{ rows: data?.items, error, refetch }}
        errorText={staffErrorText}
        emptyText={m.fitness_invoices_none()}
        search={search}
        views={<SavedViews list="fitness-invoices" search={search} filters={filters} />}
        actions={{
          header: m.membership_type_action(),
          cell: (invoice) =>
            invoice.openOre > 0 && (
              <Button variant="secondary" onClick={() => setPaying(invoice)}>
                {m.fitness_register_payment()}
                <span className="ds-sr-only"> {invoice.invoiceNumber}</span>
              </Button>
            ),
        }}
      />
      {paying && <PaymentDialog invoice={paying} onClose={() => setPaying(null)} />}
    </>
  )
}

function makeColumns(): DataColumn<Invoice>[] {
  return [
    {
      id: 'number',
      header: m.invoice_number(),
      value: ({ invoiceNumber }) => Number(invoiceNumber),
      cell: ({ invoiceNumber: id, kid }) => (
        <>
          <ContentLink href={pagePath('staffFitnessInvoice', getLocale(), { id })}>
            {id}
          </ContentLink>
          <div>
            {m.fitness_kid()} {kid}
          </div>
        </>
      ),
      isRowHeader: true,
      isSortable: true,
    },
    {
      id: 'name',
      header: m.fitness_member(),
      value: ({ name }) => name,
      isSortable: true,
      isOneLine: true,
    },
    {
      id: 'amount',
      header: m.invoice_amount(),
      value: ({ amountOre }) => amountOre / 100,
      cell: ({ amountOre }) => formatKroner(amountOre),
      isNumeric: true,
      isSortable: true,
    },
    {
      id: 'open',
      header: m.fitness_invoice_left(),
      value: ({ openOre }) => openOre / 100,
      cell: ({ openOre }) => openOre !== 0 && formatKroner(openOre),
      isNumeric: true,
      isSortable: true,
    },
    {
      id: 'back',
      header: m.fitness_pay_back_by(),
      value: ({ payBackBy }) => payBackBy ?? '',
      cell: ({ payBackBy }) => payBackBy && formatShortDate(noonOf(payBackBy)),
      isSortable: true,
    },
    { id: 'kid', header: m.fitness_kid(), value: ({ kid }) => kid, isHidden: true },
    {
      id: 'due',
      header: m.invoice_due(),
      value: ({ dueOn }) => dueOn,
      cell: ({ dueOn }) => formatShortDate(noonOf(dueOn)),
      isSortable: true,
    },
    {
      id: 'status',
      header: m.fitness_status(),
      value: ({ status }) => statusNames[status](),
      cell: ({ status }) => <Tag data-color={statusTones[status]}>{statusNames[status]()}</Tag>,
    },
    {
      id: 'paid',
      header: m.fitness_paid_on(),
      value: ({ paidOn }) => paidOn ?? '',
      cell: ({ paidOn }) => paidOn && formatShortDate(noonOf(paidOn)),
      isSortable: true,
    },
  ]
}

function makeFilters(): DataFilter<Invoice>[] {
  return [
    {
      id: 'name',
      label: m.fitness_member(),
      kind: 'text',
      matches: ({ name }, value) => name.toLowerCase().includes(value.toLowerCase()),
    },
    {
      id: 'status',
      label: m.fitness_status(),
      kind: invoiceStatuses.map((value) => ({ value, text: statusNames[value]() })),
      matches: ({ status }, value) => status === value,
    },
  ]
}
