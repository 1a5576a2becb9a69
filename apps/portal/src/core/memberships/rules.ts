/** Specification section 6: a fitness member is who has a membership whose first item has an id. */
export function isFitnessMember(memberships: readonly { id?: number | undefined }[]): boolean {
  return memberships[0]?.id !== undefined
}
