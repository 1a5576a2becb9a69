import type { MyPageCard } from '#core/members-area/my-page-offer.ts'
import { InvoiceCard } from './invoices/components/InvoiceCard.tsx'

export const myPageCard: MyPageCard = { Card: InvoiceCard, order: 25 }
