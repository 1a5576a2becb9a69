import type { StaffRole } from '#core/staff-area/roles.ts'

/** The states of an inquiry. A check constraint has the same values. */
export const inquiryStates = [
  /** Staff must answer. */
  'waiting',
  /** The sender may reply. */
  'answered',
  /** No more messages are expected; a reply reopens it. */
  'closed',
] as const
export type InquiryState = (typeof inquiryStates)[number]

/** The actions that change the state. */
export const inquirySteps = ['answer', 'reply', 'close', 'reopen', 'bounce'] as const
export type InquiryStep = (typeof inquirySteps)[number]

const steps: Readonly<Record<InquiryStep, Partial<Record<InquiryState, InquiryState>>>> = {
  answer: { waiting: 'answered', answered: 'answered' },
  reply: { waiting: 'waiting', answered: 'waiting', closed: 'waiting' },
  close: { waiting: 'closed', answered: 'closed' },
  // An answer bounced.
  bounce: { waiting: 'waiting', answered: 'waiting', closed: 'waiting' },
  reopen: { answered: 'waiting', closed: 'waiting' },
}

/** @returns the next state; `null` when the step is not possible in this state */
export function stateAfter(from: InquiryState, step: InquiryStep): InquiryState | null {
  return steps[step][from] ?? null
}

/** Roles that a category can have. Administrators see all categories that are not confidential. */
export const inquiryRoles = [
  'contact',
  'sports',
  'caseworker',
  'health',
] as const satisfies readonly StaffRole[]
export type InquiryRole = (typeof inquiryRoles)[number]

/**
 * Roles of confidential categories: no other staff see their inquiries, and no mailbox gets the text (ADR
 * 0047).
 */
export const confidentialRoles: readonly InquiryRole[] = ['health']
export const isConfidential = (role: InquiryRole): boolean => confidentialRoles.includes(role)

/** The staff roles that can answer in a category of a role. */
export const answeringRoles = (role: InquiryRole): StaffRole[] =>
  isConfidential(role) ? [role] : [role, 'admin']

/** A confidential inquiry stays confidential; any other can become confidential. */
export const canMove = (from: InquiryRole, to: InquiryRole): boolean =>
  !isConfidential(from) || from === to

type CategoryMailbox = { readonly role: InquiryRole; readonly mailbox: string }

/**
 * Whether a second administrator must confirm a category: it is confidential, and it is new, was not
 * confidential before, or has a new mailbox.
 */
export const needsSecondPerson = (
  before: CategoryMailbox | null,
  after: CategoryMailbox,
): boolean =>
  isConfidential(after.role) &&
  (before === null || !isConfidential(before.role) || before.mailbox !== after.mailbox)

/** Characters of the fields of the form. Check constraints have the same limits. */
export const longest = { name: 100, email: 254, subject: 150, text: 5_000 } as const

/** The id of a category and of a sub-category. */
export const categoryKeyPattern = /^[a-z0-9-]{1,40}$/

/** An address of the organisation, in lower case. A check constraint has the same pattern. */
export const mailboxPattern = /^[a-z0-9._+-]+@[a-z0-9-]+([.][a-z0-9-]+)+$/

/** Characters of a name and of a text that staff set. Check constraints have the same limits. */
export const longestName = 100
export const longestTemplate = 10_000
