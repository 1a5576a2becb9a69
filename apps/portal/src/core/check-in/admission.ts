import type { Admission } from './contract.ts'

type Waiting = { readonly id: string; readonly scannedAt: string; readonly undoneAt: string | null }

/**
 * The scan that counts on this phone: that of the portal, or its own that was not sent. Of two the
 * earlier one.
 */
export function countedAdmission(
  admission: Admission | null,
  unsent: Waiting | undefined,
): Admission | null {
  if (!unsent) return admission
  if (unsent.undoneAt !== null) return admission?.scanId === unsent.id ? null : admission
  const own = { scanId: unsent.id, at: unsent.scannedAt, by: '', times: 1 }
  return admission && admission.at <= own.at ? admission : own
}
