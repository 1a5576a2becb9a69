/** When somebody was first let in, by a scan that was not undone. */
export type LetIn = {
  readonly scanId: string
  readonly at: string
  /** Who did it; empty when that account is deleted, or for a scan that this phone has not sent. */
  readonly by: string
  /** How many phones let them in. */
  readonly times: number
}

type Waiting = { readonly id: string; readonly scannedAt: string; readonly undoneAt: string | null }

/**
 * The scan that counts on this phone: that of the portal, or its own that was not sent. Of two the
 * earlier one.
 */
export function letInWith(letIn: LetIn | null, unsent: Waiting | undefined): LetIn | null {
  if (!unsent) return letIn
  if (unsent.undoneAt !== null) return letIn?.scanId === unsent.id ? null : letIn
  const own = { scanId: unsent.id, at: unsent.scannedAt, by: '', times: 1 }
  return letIn && letIn.at <= own.at ? letIn : own
}
