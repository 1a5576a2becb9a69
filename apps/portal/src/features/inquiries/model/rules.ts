import type { StaffRole } from '#core/staff-area/roles.ts'

/** Whose turn it is. The database holds the same words. */
export const inquiryStates = [
  /** For staff to answer. */
  'waiting',
  /** For the sender, if they want to. */
  'answered',
  /** Nothing more is expected; a reply opens it again. */
  'closed',
] as const
export type InquiryState = (typeof inquiryStates)[number]

/** What changes whose turn it is. */
export const inquirySteps = ['answer', 'reply', 'close', 'reopen', 'bounce'] as const
export type InquiryStep = (typeof inquirySteps)[number]

const steps: Readonly<Record<InquiryStep, Partial<Record<InquiryState, InquiryState>>>> = {
  answer: { waiting: 'answered', answered: 'answered' },
  reply: { waiting: 'waiting', answered: 'waiting', closed: 'waiting' },
  close: { waiting: 'closed', answered: 'closed' },
  // An answer did not arrive.
  bounce: { waiting: 'waiting', answered: 'waiting', closed: 'waiting' },
  reopen: { answered: 'waiting', closed: 'waiting' },
}

/** @returns the state that follows; `null` when this cannot be done as things stand */
export function stateAfter(from: InquiryState, step: InquiryStep): InquiryState | null {
  return steps[step][from] ?? null
}

/** Roles that a category can be for; admins see all but those that are confidential. */
export const inquiryRoles = [
  'contact',
  'sports',
  'caseworker',
  'health',
] as const satisfies readonly StaffRole[]
export type InquiryRole = (typeof inquiryRoles)[number]

/**
 * What is written to these is for nobody else: no other staff see it, and no mailbox gets it (ADR 0047).
 */
export const confidentialRoles: readonly InquiryRole[] = ['health']
export const isConfidential = (role: InquiryRole): boolean => confidentialRoles.includes(role)

/** Roles of those who answer in a category of a role. */
export const answeringRoles = (role: InquiryRole): StaffRole[] =>
  isConfidential(role) ? [role] : [role, 'admin']

/** What is confidential stays so; anything may become it. */
export const mayMove = (from: InquiryRole, to: InquiryRole): boolean =>
  !isConfidential(from) || from === to

type Answered = { readonly role: InquiryRole; readonly mailbox: string }

/**
 * Whether a second administrator confirms a category: it is confidential, and its mailbox is another
 * than it was, or gets what is confidential for the first time.
 */
export const needsSecondPerson = (before: Answered | null, after: Answered): boolean =>
  isConfidential(after.role) &&
  (before === null || !isConfidential(before.role) || before.mailbox !== after.mailbox)

/** Characters of what is typed into the form. The database holds them too. */
export const longest = { name: 100, email: 254, subject: 150, text: 5_000 } as const

/** An address of the organisation, in lower case. The database holds it to this too. */
export const mailboxPattern = /^[a-z0-9._+-]+@[a-z0-9-]+([.][a-z0-9-]+)+$/
