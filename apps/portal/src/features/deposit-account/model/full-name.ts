/** As letters and staff pages write the name of an applicant. */
export function fullNameOf({ firstName, lastName }: { firstName: string; lastName: string }) {
  return `${firstName} ${lastName}`
}
