/** Letters whose recipient can check them. */
export const checkedKinds = ['deposit-confirmation', 'course-certificate'] as const
export type CheckedKind = (typeof checkedKinds)[number]

/** Why a letter is no longer valid; the page for checking says it. */
export const revocationReasons = [
  /** The account no longer has the whole amount: it was paid out, reversed or moved. */
  'money-gone',
  /** The money is to be paid back to the student. */
  'refund-approved',
  /** Staff corrected on which dates somebody was there, or their name. */
  'attendance-corrected',
] as const
export type RevocationReason = (typeof revocationReasons)[number]
