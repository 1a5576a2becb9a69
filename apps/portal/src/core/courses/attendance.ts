/** A correction of staff comes before what was scanned. */
export const wasThere = (on: { readonly isScanned: boolean; readonly corrected: boolean | null }) =>
  on.corrected ?? on.isScanned

/** Whether somebody gets a certificate, by the rule "so many of the dates"; null: the course has none. */
export function certificateOf(
  { certificateDates }: { readonly certificateDates: number | null },
  came: number,
): { readonly isEarned: boolean; readonly missing: number } | null {
  if (certificateDates === null) return null
  const missing = Math.max(0, certificateDates - came)
  return { isEarned: missing === 0, missing }
}
