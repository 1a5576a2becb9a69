/** Specification section 6: a person is a fitness member if the first item of their memberships has an id. */
export function isFitnessMember(memberships: readonly { id?: number | undefined }[]): boolean {
  return memberships[0]?.id !== undefined
}
