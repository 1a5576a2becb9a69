/** What staff do in one part and what they do it to, in words; by their keys in the log. */
export type AuditNames = {
  readonly actions: Readonly<Record<string, () => string>>
  readonly subjects: Readonly<Record<string, () => string>>
}
