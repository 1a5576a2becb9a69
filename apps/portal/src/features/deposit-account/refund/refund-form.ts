import { z } from 'zod/mini'
import { normaliseAccountNumber } from '#core/bank/account-number.ts'
import { checkFiles, type FilesProblem } from '#core/files/check-files.ts'
import { hasNationalId } from '#core/personal-data/national-id.ts'

/** To a Norwegian account of one’s own, or in a way that a caseworker has to see to. */
export const refundRoutes = ['ordinary', 'manual'] as const
export type RefundRoute = (typeof refundRoutes)[number]

/** Why the ordinary form does not do. */
export const manualReasons = ['visa-refused', 'leaving-norway', 'other-payee'] as const
export type ManualReason = (typeof manualReasons)[number]

export const mostRefundFiles = 10
export const longestDetails = 500

/** As people write it, with spaces and dots, or a pasted IBAN. */
const longestAccountNumber = 60

/** One line of letters, numbers and punctuation of any script; a letter is written with it. */
const characters = /^(?:[\p{L}\p{M}\p{N}\p{P}\p{Zs}´`+°]|\u200c|\u200d)*$/u

/** What was sent before and is not shown again: left empty, it stays. */
export type Kept = { readonly account: boolean; readonly details: boolean }

type Fields = Record<'kontonummer' | 'reason' | 'payeeName' | 'details', string> & {
  route: RefundRoute
  files: readonly { readonly size: number }[]
}

const filesProblems = [
  'FILES_REQUIRED',
  'TOO_MANY_FILES',
  'FILES_TOO_LARGE',
] as const satisfies readonly FilesProblem[]

/** Checked even when other fields are wrong, so that all problems are shown at once. */
const needed = (
  route: RefundRoute,
  field: keyof Fields,
  error: string,
  isRight: (fields: Fields) => boolean,
) =>
  z.refine<Fields>((fields) => fields.route !== route || isRight(fields), {
    path: [field],
    error,
    when: () => true,
  })

/**
 * The form of a refund (specification, section 5). Name, national id, address and email are those of
 * the profile, which the server knows. Messages are codes whose texts are in the catalogue; an
 * account number comes out as eleven digits, or empty where the one that was sent before stays.
 */
export const refundForm = (kept: Kept) =>
  z
    .object({
      route: z.enum(refundRoutes),
      kontonummer: z.string().check(
        z.trim(),
        z.maxLength(longestAccountNumber, 'ACCOUNT_NUMBER_INVALID'),
        z.overwrite((text) => normaliseAccountNumber(text) ?? text),
      ),
      reason: z.string(),
      payeeName: z.string().check(z.trim(), z.maxLength(100, 'TOO_LONG')),
      details: z.string().check(z.trim(), z.maxLength(longestDetails, 'TOO_LONG')),
      /** All of them: those chosen now, and those that were sent before and stay. */
      files: z.array(z.object({ size: z.number() })),
    })
    .check(
      needed(
        'ordinary',
        'kontonummer',
        'ACCOUNT_NUMBER_REQUIRED',
        ({ kontonummer }) => kontonummer.trim() !== '' || kept.account,
      ),
      needed(
        'ordinary',
        'kontonummer',
        'ACCOUNT_NUMBER_INVALID',
        ({ kontonummer }) =>
          kontonummer.trim() === '' || normaliseAccountNumber(kontonummer) !== null,
      ),
      needed('manual', 'reason', 'REASON_REQUIRED', ({ reason }) =>
        manualReasons.some((known) => known === reason),
      ),
      needed('manual', 'payeeName', 'PAYEE_REQUIRED', ({ payeeName }) => payeeName.trim() !== ''),
      needed('manual', 'payeeName', 'CHARACTERS_INVALID', ({ payeeName }) =>
        characters.test(payeeName),
      ),
      needed(
        'manual',
        'payeeName',
        'LOOKS_LIKE_NATIONAL_ID',
        ({ payeeName }) => !hasNationalId(payeeName),
      ),
      needed(
        'manual',
        'details',
        'DETAILS_REQUIRED',
        ({ details }) => details.trim() !== '' || kept.details,
      ),
      ...filesProblems.map((problem) =>
        z.refine<Fields>(({ files }) => checkFiles(files, mostRefundFiles) !== problem, {
          path: ['files'],
          error: problem,
          when: () => true,
        }),
      ),
    )
export type RefundForm = z.infer<ReturnType<typeof refundForm>>

/** In their order on the screen. */
export const refundFields = [
  'kontonummer',
  'reason',
  'payeeName',
  'details',
  'files',
] as const satisfies readonly (keyof RefundForm)[]

export const emptyRefund: RefundForm = {
  route: 'ordinary',
  kontonummer: '',
  reason: '',
  payeeName: '',
  details: '',
  files: [],
}

const draftText = z.string().check(
  z.maxLength(300),
  z.refine((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'),
)

/** What may be kept of a form that was not sent: never where the money should go. */
export const draftFields = ['route', 'reason', 'payeeName'] as const satisfies (keyof RefundForm)[]
export const RefundDraft = z.partialRecord(z.enum(draftFields), draftText)
export type RefundDraft = z.infer<typeof RefundDraft>

const longestField = 1_000
const text = z.string().check(z.maxLength(longestField))

/**
 * The part `content` of what is sent (specification, section 7): `kontonummer` for the ordinary
 * route, `manual` for the other. `attachments`: ids of those that were sent before and stay.
 */
export const RefundContent = z.object({
  kontonummer: z.optional(text),
  manual: z.optional(z.object({ reason: text, payeeName: text, details: text })),
  attachments: z.optional(
    z.array(z.string().check(z.regex(/^[0-9a-f]{32}$/))).check(z.maxLength(mostRefundFiles)),
  ),
})
export type RefundContent = z.infer<typeof RefundContent>

/** @param attachments ids of those that were sent before and stay */
export function toContent(form: RefundForm, attachments: readonly string[]): RefundContent {
  const { route, kontonummer, reason, payeeName, details } = form
  return {
    ...(route === 'manual' ? { manual: { reason, payeeName, details } } : { kontonummer }),
    attachments: [...attachments],
  }
}

export function fromContent(
  { kontonummer = '', manual }: RefundContent,
  files: RefundForm['files'],
): RefundForm {
  return manual
    ? { ...emptyRefund, route: 'manual', ...manual, files }
    : { ...emptyRefund, kontonummer, files }
}
