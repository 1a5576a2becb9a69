import { z } from 'zod'
import { payoutStates } from '#core/bank/payout-states.ts'
import { caseActions, caseActors, caseStatuses } from '#core/cases/rules.ts'
import { AttachmentView } from '#core/files/contract.ts'
import { manualEligibilities, payoutFailures, refundEligibilities } from './eligibility.ts'
import { manualReasons, refundRoutes } from './refund-form.ts'

const text = z.string()
const instant = z.iso.datetime()
const money = z.strictObject({ amount: z.number(), currency: z.literal('NOK') })

/** How far the money has come. What the bank says of a failure is for staff. */
const payout = z.strictObject({
  amount: money,
  state: z.enum(payoutStates),
  preparedAt: instant,
  sentAt: instant.nullable(),
  settledAt: instant.nullable(),
  returnedAt: instant.nullable(),
})
export type RefundPayout = z.infer<typeof payout>

/**
 * `GET /api/frontend/user/udi-account/refund-application` (specification, sections 3 and 7). Without
 * an application `id` is null, and so is all that belongs to one.
 */
export const RefundApplication = z.strictObject({
  id: z.uuid().nullable(),
  status: z.enum(caseStatuses).nullable(),
  /** The approved amount; until then the balance of the account. */
  amount: money,
  /** The caseworker’s latest; empty without one. */
  comment: text,
  route: z.enum(refundRoutes).nullable(),
  /** Empty for a manual one. */
  maskedAccount: text,
  manual: z.strictObject({ reason: z.enum(manualReasons), payeeName: text }).nullable(),
  attachments: z.array(AttachmentView),
  /** The oldest first. */
  events: z.array(
    z.strictObject({
      action: z.enum([...caseActions, 'send']),
      by: z.enum(caseActors),
      comment: text,
      at: instant,
    }),
  ),
  /** Of this account, the oldest first. */
  payouts: z.array(payout),
  hasNationalId: z.boolean(),
  /** The approved payout did not reach the student, and no other one is on its way. */
  payoutFailure: z.enum(payoutFailures).nullable(),
  /** Whether one may be asked for now, or sent again. */
  eligibility: z.strictObject({
    ordinary: z.enum(refundEligibilities),
    manual: z.enum(manualEligibilities),
  }),
})
export type RefundApplication = z.infer<typeof RefundApplication>

export const SentRefund = z.strictObject({ id: z.uuid() })
export type SentRefund = z.infer<typeof SentRefund>

/**
 * A refund as staff read it (specification, section 3: Norwegian-named variant), with all that a
 * decision needs. Account number, national id and where else the money shall go are masked or left
 * out.
 */
export const StaffRefund = z.strictObject({
  id: z.uuid(),
  bruker: z.strictObject({
    id: text,
    fornavn: text,
    etternavn: text,
    epost: text,
    adresse: text,
    /** Of the profile; empty where there is none. */
    fodselsDato: text,
    /** Masked; empty where there is none. */
    fodselsnummer: text,
    erFodselsnummerBevist: z.boolean(),
  }),
  /** As in the application for the account. */
  soknad: z.strictObject({ navn: text, fodselsDato: z.iso.date() }),
  rute: z.enum(refundRoutes),
  /** Masked; empty for a manual one. */
  kontonummer: text,
  mottaker: text,
  arsak: z.enum(manualReasons).nullable(),
  vedlegg: z.array(AttachmentView),
  kommentar: text,
  belop: money,
  saldo: money,
  fakturert: money,
  kundenummer: text,
  innbetalinger: z.array(z.strictObject({ dato: z.iso.date(), belop: money })),
  utbetalinger: z.array(payout),
  status: z.enum(caseStatuses),
  opprettet: instant,
  sistEndret: instant,
})
export type StaffRefund = z.infer<typeof StaffRefund>
