import { z } from 'zod/mini'
import { invoiceStatuses } from '#core/invoices/invoice-status.ts'
import { movementKinds } from './movement-kinds.ts'

const day = z.iso.date()
const ore = z.int()

/** How far a payout has come. */
export const payoutProgress = ['underway', 'paid', 'failed', 'returned'] as const
export type PayoutProgress = (typeof payoutProgress)[number]

export const fileKinds = ['invoice', 'credit-note', 'receipt'] as const

/** A document, by its address. */
export const MoneyFile = z.object({ address: z.string(), kind: z.enum(fileKinds) })
export type MoneyFile = z.infer<typeof MoneyFile>

/** One line of what has happened to a person’s money, as the ledger has it. */
export const MoneyRow = z.object({
  id: z.string(),
  day,
  kind: z.enum(movementKinds),
  /** Counts so in the sum of its group: what takes an earlier one back is negative. */
  amountOre: ore,
  /** What it is for. */
  text: z.string(),
  /** Of an invoice or a credit note. */
  number: z.nullable(z.string()),
  /** Of a deposit account: the money stays the person’s. */
  isDeposit: z.boolean(),
  /** Of an invoice: what is to be paid still; below 0 it is owed to the person. Otherwise 0. */
  openOre: ore,
  /** Of an invoice. */
  status: z.nullable(z.enum(invoiceStatuses)),
  /** Of a payout. */
  payout: z.nullable(z.enum(payoutProgress)),
  /** The page of it. */
  href: z.nullable(z.string()),
  files: z.array(MoneyFile),
})
export type MoneyRow = z.infer<typeof MoneyRow>

/** What is to be paid. */
export const DueItem = z.object({
  id: z.string(),
  text: z.string(),
  number: z.string(),
  amountOre: ore,
  dueOn: day,
  status: z.enum(invoiceStatuses),
  /** Where it is paid by card. */
  payHref: z.nullable(z.string()),
  /** For the bank; both or none. */
  account: z.nullable(z.string()),
  kid: z.nullable(z.string()),
  href: z.nullable(z.string()),
  file: z.nullable(MoneyFile),
})
export type DueItem = z.infer<typeof DueItem>

export const underwayKinds = ['reserved', 'refund', 'release'] as const

/** What the ledger does not have as yet: reserved on a card, or on its way back to one. */
export const UnderwayItem = z.object({
  id: z.string(),
  kind: z.enum(underwayKinds),
  amountOre: ore,
  text: z.string(),
  href: z.nullable(z.string()),
})
export type UnderwayItem = z.infer<typeof UnderwayItem>

/** What was paid too much, and is neither on its way back nor used. */
export const OwedItem = z.object({
  id: z.string(),
  text: z.string(),
  number: z.string(),
  amountOre: ore,
})
export type OwedItem = z.infer<typeof OwedItem>

/** All of one person: a few hundred lines at most, since their invoices go after some years. */
export const PersonMoney = z.object({
  /** What is due first comes first. */
  due: z.array(DueItem),
  underway: z.array(UnderwayItem),
  owed: z.array(OwedItem),
  /** Newest first. */
  rows: z.array(MoneyRow),
})
export type PersonMoney = z.infer<typeof PersonMoney>
