type Reference = { id: number } | number | null | undefined

/** Id of what a field refers to, whether it was read with the document or not. */
export function referenceId(reference: Reference): number | null {
  return (typeof reference === 'object' ? reference?.id : reference) ?? null
}

export const referenceIds = (references: Reference[] | null | undefined): number[] =>
  (references ?? []).flatMap((reference) => referenceId(reference) ?? [])
