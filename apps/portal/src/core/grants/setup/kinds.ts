/** How a grant is paid: in advance, or what a deficit turns out to be. */
export const payments = ['advance', 'deficit'] as const
export type GrantPayment = (typeof payments)[number]

export const applicantKinds = ['association', 'person'] as const
export type ApplicantKind = (typeof applicantKinds)[number]

/** Whom a document is asked of. */
export const documentApplicants = ['all', ...applicantKinds] as const
export type DocumentApplicants = (typeof documentApplicants)[number]

/** What a reason is given for: nothing is granted, or less than was applied for. */
export const reasonKinds = ['refused', 'reduced'] as const
export type ReasonKind = (typeof reasonKinds)[number]

/** The chair and the deputy agree to what a meeting has decided. */
export const seats = ['chair', 'deputy', 'member'] as const
export type Seat = (typeof seats)[number]
