import type { MyPageCard } from '#core/members-area/my-page-offer.ts'
import { useInvoiceItems } from './invoices/use-invoice-items.tsx'

export const myPageCard: MyPageCard = { useItems: useInvoiceItems, order: 26 }
