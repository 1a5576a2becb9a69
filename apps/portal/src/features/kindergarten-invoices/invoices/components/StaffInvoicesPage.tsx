import { Tag } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { invoiceStatuses } from '#core/invoices/invoice-status.ts'
import { kindergartenRoles } from '#core/kindergartens/roles.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { SavedViews } from '#core/staff-area/views/SavedViews.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatShortDate } from '#platform/time/format.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import type { DataColumn, DataFilter } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/DataTable.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { monthText, statusNames, statusTones } from '../../model/money-texts.ts'
import { moneyErrorText } from '../../model/refusal-texts.ts'
import type { ListedInvoices } from '../contract.ts'
import { staffInvoicesQuery } from '../queries.ts'

type Invoice = ListedInvoices['items'][number]

/** The invoices of a member of staff’s kindergartens. */
export function StaffInvoicesPage({ search }: { search: TableSearch }) {
  return (
    <StaffPage
      heading={m.kindergarten_invoices_heading()}
      intro={m.kindergarten_invoices_intro()}
      needs={kindergartenRoles}
    >
      {() => <InvoiceTable search={search} />}
    </StaffPage>
  )
}

function InvoiceTable({ search }: { search: TableSearch }) {
  const { data, error, refetch } = useQuery(staffInvoicesQuery)
  const columns = useMemo(makeColumns, [])
  const filters = useMemo(makeFilters, [])
  return (
    <DataTable
      label={m.kindergarten_invoices_heading()}
      columns={columns}
      filters={filters}
      rowId={({ id }) => id}
      source={{ rows: data?.items, error, refetch }}
      errorText={moneyErrorText}
      emptyText={m.kindergarten_invoices_none()}
      search={search}
      views={<SavedViews list="kindergarten-invoices" search={search} filters={filters} />}
    />
  )
}

function makeColumns(): DataColumn<Invoice>[] {
  return [
    {
      id: 'number',
      header: m.invoice_number(),
      value: ({ invoiceNumber }) => Number(invoiceNumber),
      cell: ({ invoiceNumber: id }) => (
        <ContentLink href={pagePath('staffKindergartenInvoice', getLocale(), { id })}>
          {id}
        </ContentLink>
      ),
      isRowHeader: true,
      isSortable: true,
    },
    {
      id: 'name',
      header: m.kindergarten_payer_name(),
      value: ({ name }) => name,
      isSortable: true,
      isOneLine: true,
    },
    {
      id: 'product',
      header: m.kindergarten_invoice_for(),
      value: ({ productName }) => textIn(productName),
      isSortable: true,
    },
    {
      id: 'month',
      header: m.kindergarten_run_month(),
      value: ({ periodStart }) => periodStart,
      cell: ({ periodStart }) => monthText(periodStart),
      isSortable: true,
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
      header: m.kindergarten_left(),
      value: ({ openOre }) => openOre / 100,
      cell: ({ openOre }) => openOre !== 0 && formatKroner(openOre),
      isNumeric: true,
      isSortable: true,
    },
    { id: 'kid', header: m.kindergarten_kid(), value: ({ kid }) => kid, isHidden: true },
    {
      id: 'due',
      header: m.invoice_due(),
      value: ({ dueOn }) => dueOn,
      cell: ({ dueOn }) => formatShortDate(noonOf(dueOn)),
      isSortable: true,
    },
    {
      id: 'status',
      header: m.kindergarten_status(),
      value: ({ status }) => statusNames[status](),
      cell: ({ status }) => <Tag data-color={statusTones[status]}>{statusNames[status]()}</Tag>,
    },
  ]
}

function makeFilters(): DataFilter<Invoice>[] {
  return [
    {
      id: 'name',
      label: m.kindergarten_payer_name(),
      kind: 'text',
      matches: ({ name }, value) => name.toLowerCase().includes(value.toLowerCase()),
    },
    {
      id: 'status',
      label: m.kindergarten_status(),
      kind: invoiceStatuses.map((value) => ({ value, text: statusNames[value]() })),
      matches: ({ status }, value) => status === value,
    },
  ]
}
