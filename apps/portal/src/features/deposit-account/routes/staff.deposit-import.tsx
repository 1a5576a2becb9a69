import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { CustomerImportPage } from '../customer-file/components/CustomerImportPage.tsx'

export const Route = createFileRoute('/staff/deposit-import')({
  head: () => unlistedPageHead({ title: m.customer_import_heading() }),
  component: CustomerImportPage,
})
