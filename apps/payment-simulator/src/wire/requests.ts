import { z } from 'zod'
import type { Purchase } from '../order/payment-order.ts'
import { inputError, type Problem } from '../order/problem.ts'

/** What the provider speaks; others fall back to English. */
const languages = [
  'da-DK',
  'de-DE',
  'et-EE',
  'en-US',
  'es-ES',
  'fi-FI',
  'fr-FR',
  'lt-LT',
  'lv-LV',
  'nb-NO',
  'pl-PL',
  'ru-RU',
  'sv-SE',
]

/** Digits alone, and at most twelve, when the merchant settles. */
export type ReferenceKind = 'letters-and-digits' | 'digits'

const referencePatterns = { 'letters-and-digits': /^[A-Za-z0-9]{1,30}$/, digits: /^\d{1,12}$/ }

const amount = z.int().min(1).max(999_999_999)
const vatAmount = z.int().min(0).max(999_999_999)
const description = z.string().min(1).max(40)
const address = z.url({ protocol: /^https?$/ }).max(2_000)
const secureAddress = address.refine(
  (text) =>
    text.startsWith('https:') || ['localhost', '127.0.0.1'].includes(new URL(text).hostname),
  'must start with https://',
)

const hasVatWithin = (asked: { amount: number; vatAmount: number }) =>
  asked.vatAmount <= asked.amount
const vatTooHigh = { message: 'must not exceed the amount', path: ['vatAmount'] }

const purchase = (reference: ReferenceKind) =>
  z
    .object({
      operation: z.literal('Purchase'),
      currency: z.enum(['NOK', 'SEK', 'DKK', 'EUR', 'USD', 'GBP']),
      amount,
      vatAmount,
      description,
      userAgent: z.string().min(1).max(2_000),
      language: z
        .string()
        .transform((language) => (languages.includes(language) ? language : 'en-US')),
      urls: z.object({
        hostUrls: z.array(address).min(1).max(20),
        completeUrl: address,
        cancelUrl: address.optional(),
        paymentUrl: address.optional(),
        callbackUrl: address.optional(),
        termsOfServiceUrl: secureAddress.optional(),
      }),
      payeeInfo: z.object({
        payeeId: z.guid(),
        payeeReference: z.string().regex(referencePatterns[reference]),
        payeeName: z.string().max(100).optional(),
        orderReference: z.string().max(50).optional(),
      }),
      metadata: z
        .record(z.string(), z.union([z.string().max(500), z.number(), z.boolean()]))
        .optional(),
    })
    .refine(hasVatWithin, vatTooHigh)

const change = z.discriminatedUnion('operation', [
  z.object({ operation: z.literal('Abort'), abortReason: z.string().min(1).max(100) }),
  z.object({
    operation: z.literal('PaymentAttemptAborted'),
    abortReason: z.string().min(1).max(100),
  }),
  z
    .object({ operation: z.literal('UpdateOrder'), amount, vatAmount })
    .refine(hasVatWithin, vatTooHigh),
])
export type MerchantChange = z.infer<typeof change>

const cancellation = (reference: ReferenceKind) =>
  z.object({ description, payeeReference: z.string().regex(referencePatterns[reference]) })

const transaction = (reference: ReferenceKind) =>
  z
    .object({
      amount,
      vatAmount,
      description,
      payeeReference: z.string().regex(referencePatterns[reference]),
      receiptReference: z.string().max(30).optional(),
    })
    .refine(hasVatWithin, vatTooHigh)

/** Made once: putting a schema together takes longer than what it reads. */
const schemasFor = (reference: ReferenceKind) => ({
  purchase: purchase(reference),
  transaction: transaction(reference),
  cancellation: cancellation(reference),
})
const schemas = {
  'letters-and-digits': schemasFor('letters-and-digits'),
  digits: schemasFor('digits'),
}

export type Read<Value> = { value: Value } | { problem: Problem }

export const readPurchase = (body: unknown, reference: ReferenceKind): Read<Purchase> =>
  read(schemas[reference].purchase, inside(body, 'paymentorder'), 'PaymentOrder')

export const readChange = (body: unknown): Read<MerchantChange> =>
  read(change, inside(body, 'paymentorder'), 'PaymentOrder')

export const readTransaction = (body: unknown, reference: ReferenceKind) =>
  read(schemas[reference].transaction, inside(body, 'transaction'), 'Transaction')

export const readCancellation = (body: unknown, reference: ReferenceKind) =>
  read(schemas[reference].cancellation, inside(body, 'transaction'), 'Transaction')

/** The part of that name, whatever the case of its letters. */
export function inside(body: unknown, name: string): unknown {
  if (typeof body !== 'object' || body === null) return undefined
  return Object.entries(body).find(([key]) => key.toLowerCase() === name)?.[1]
}

function read<Value>(schema: z.ZodType<Value>, value: unknown, root: string): Read<Value> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return { value: parsed.data }
  return {
    problem: inputError(
      ...parsed.error.issues.map(({ path, message }) => ({
        name: [root, ...path.map(capitalised)].join('.'),
        description: message,
      })),
    ),
  }
}

/** `payeeReference` is `PayeeReference` where the provider complains of it. */
function capitalised(part: PropertyKey): string {
  const text = String(part)
  return text.charAt(0).toUpperCase() + text.slice(1)
}
