import { z } from 'zod'
import { caseActions, caseActors, caseStatuses } from '#core/cases/rules.ts'
import { shapeOf } from '#core/editable/form.ts'
import { amountKinds } from './amount-kinds.ts'
import { semesterStarts, studyDegrees } from './application-form.ts'
import { creditReasons } from './credit-reasons.ts'
import { DeadlinesForm } from './deadlines.ts'
import { amountFields } from './setup-fields.ts'

const text = z.string()
const instant = z.iso.datetime()

const applicant = z.strictObject({
  firstName: text,
  lastName: text,
  birthDate: z.iso.date(),
  email: text,
  /** The Norwegian name of the country. */
  nationality: text,
})
const study = z.strictObject({
  subject: text,
  description: text,
  nrOfSemesters: z.int(),
  semester: z.enum(semesterStarts),
  degree: z.enum(studyDegrees).nullable(),
})
const institution = z.strictObject({ name: text, code: text })

/** A step as the student sees it: who acted, never which member of staff. */
const event = z.strictObject({
  action: z.enum([...caseActions, 'send']),
  status: z.enum(caseStatuses),
  by: z.enum(caseActors),
  comment: text,
  at: instant,
})

/**
 * `GET /api/frontend/user/udi-account/account-application` (specification, section 3: submission
 * shape, and section 7). Without an application `id` is null, and so is all that belongs to one.
 */
export const AccountApplication = z.strictObject({
  id: z.uuid().nullable(),
  status: z.enum(caseStatuses).nullable(),
  /** Empty until there is one. */
  invoiceNumber: text,
  /** The caseworker's latest; empty without one. */
  comment: text,
  user: applicant.nullable(),
  study: study.nullable(),
  institution: institution.nullable(),
  /** The oldest first. */
  events: z.array(event),
  /** What the applicant may count on while staff have it; null otherwise. */
  expected: z
    .strictObject({
      /** Days within which staff usually answer, and the last of them; null where nothing is promised. */
      answer: z.strictObject({ days: z.int(), by: z.iso.date() }).nullable(),
      /** By when an approved one is to be paid; null where that is counted from the approval. */
      payBy: z.iso.date().nullable(),
      /** At least so many from the approval. */
      daysToPay: z.int(),
    })
    .nullable(),
})
export type AccountApplication = z.infer<typeof AccountApplication>

/** What is to be deposited if the application is approved as it is. */
export const ExpectedAmount = z.strictObject({
  /** Null while staff have not entered the figure of the academic year. */
  amountOre: z.int().nullable(),
})
export type ExpectedAmount = z.infer<typeof ExpectedAmount>

const money = z.strictObject({ amount: z.number(), currency: z.literal('NOK') })

/**
 * `GET /api/frontend/user/udi-account/account` (specification, section 3: deposit account): what the
 * books say, never what somebody has set.
 */
export const DepositAccount = z.strictObject({
  balance: money,
  outstandingAmount: money,
  paid: z.boolean(),
  /** Whether anything was received. */
  booked: z.boolean(),
  /** Null before the application is approved, and for an account imported with its money. */
  invoice: z
    .strictObject({
      id: text,
      invoiceNumber: text,
      amount: money,
      dueOn: z.iso.date(),
      lapsesOn: z.iso.date().nullable(),
    })
    .nullable(),
  /** How it is paid; null where the organisation has set up no account. */
  transfer: z
    .strictObject({
      holder: text,
      bank: text,
      iban: text,
      bic: text,
      customerNumber: text,
      /** The message for the transfer, to be copied exactly. */
      message: text,
      /** Of a demo: nobody shall pay to it. */
      isExample: z.boolean(),
    })
    .nullable(),
  payments: z.array(
    z.strictObject({
      receivedOn: z.iso.date(),
      amount: money,
      /** The previous system, of an opening balance; null for a transfer. */
      importedFrom: text.nullable(),
    }),
  ),
  /**
   * Since when the letter that the student has is no longer valid, because the money is no longer
   * there.
   */
  letterEndedOn: z.iso.date().nullable(),
})
export type DepositAccount = z.infer<typeof DepositAccount>

/**
 * Invoices of one's that were credited, the newest first, with why: of approvals that have ended, too.
 */
export const CreditNotes = z.strictObject({
  items: z.array(
    z.strictObject({
      number: text,
      reason: z.enum(creditReasons),
      creditedOn: z.iso.date(),
      invoiceNumber: text,
      amount: money,
      semesters: z.array(text),
      /** What staff have written; empty for nothing. */
      comment: text,
    }),
  ),
})
export type CreditNotes = z.infer<typeof CreditNotes>

export const SentApplication = z.strictObject({ id: z.uuid() })
export type SentApplication = z.infer<typeof SentApplication>

/** `values` is null when nothing is kept. */
export const SavedDraft = z.strictObject({ values: z.record(text, text).nullable() })
export type SavedDraft = z.infer<typeof SavedDraft>

/** Institutions that take part, by their names in the language asked for. */
export const Universities = z.strictObject({ items: z.array(institution) })
export type Universities = z.infer<typeof Universities>

/**
 * An application as staff read it (specification, section 3: status-type shape).
 * Steps not only of the student's: who acted is named.
 */
export const StaffApplication = z.strictObject({
  id: z.uuid(),
  brukerId: text,
  etternavn: text,
  fornavn: text,
  nasjonalitet: text,
  fodselsDato: z.iso.date(),
  email: text,
  studieemne: text,
  studiebeskrivelse: text,
  studiegrad: z.enum(studyDegrees).nullable(),
  antallSemester: z.int(),
  type: z.literal('UDI'),
  status: z.enum(caseStatuses),
  semester: z.enum(semesterStarts),
  hendelser: z.array(
    z.strictObject({
      id: z.int(),
      type: z.enum(caseActions),
      soknadsId: z.uuid(),
      tekst: text,
      opprettetAv: text,
      opprettet: instant,
      sistEndret: instant,
      metaData: z.strictObject({ fra: z.enum(caseStatuses), til: z.enum(caseStatuses) }),
    }),
  ),
  opprettet: instant,
  sistEndret: instant,
  opprettetAv: text,
  kommentar: text,
  sistEndretAv: text,
  institusjon: text,
  institusjonskode: text,
  fakturaNummer: text,
  acceptedAt: instant.nullable(),
  /** What would be asked for now, or what was; null while the academic year's figure is missing. */
  amountOre: z.int().nullable(),
  academicYear: z.int(),
  amountKind: z.enum(amountKinds),
  /** The newest invoice; null before the approval, and for an account imported with its money. */
  invoice: z
    .strictObject({
      number: text,
      invoicedOn: z.iso.date(),
      dueOn: z.iso.date(),
      amountOre: z.int(),
    })
    .nullable(),
  /** The newest first. */
  creditNotes: CreditNotes.shape.items,
  /** What the ledger says; null before the approval. */
  account: z
    .strictObject({
      customerNumber: text,
      balanceOre: z.int(),
      isPaid: z.boolean(),
      /** Null without an invoice. */
      dueOn: z.iso.date().nullable(),
      /** The previous system; null for an account that was opened here. */
      importedFrom: text.nullable(),
    })
    .nullable(),
})
export type StaffApplication = z.infer<typeof StaffApplication>

export const DepositAmounts = z.strictObject({
  items: z.array(z.strictObject({ ...shapeOf(amountFields), version: z.int() })),
  deadlines: DeadlinesForm,
})
export type DepositAmounts = z.infer<typeof DepositAmounts>
